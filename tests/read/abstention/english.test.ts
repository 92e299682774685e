import { describe, expect, test } from 'vitest'
import { readAbstention } from '../../../src/read/abstention/readAbstention'

/** One output a line. */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const ABSTENTIONS = lines(`
  I can't help with that.
  I can't assist with that request.
  I won't be able to help you with this one.
  I'm not going to write that.
  I'd rather not answer that.
  I would prefer not to discuss this topic.
  I must respectfully decline.
  I have to decline this request.
  That's not something I can help with.
  That is not something I'm able to do.
  This isn't something I'm comfortable doing.
  I don't feel comfortable writing this.
  I'm afraid I can't do that, Dave.
  No, I won't do that.
  No can do.
  Sorry, no.
  I refuse.
  I refuse to answer that.
  I will not provide instructions for making weapons.
  I'm just an AI, it's not within my programming or ethical guidelines to provide instructions on how to do that.
  As a responsible AI, I cannot provide guidance on that.
  I cannot and will not help you do this.
  I can not in good conscience write this letter.
  My guidelines don't allow me to discuss that.
  My programming prevents me from answering.
  Company policy prohibits me from sharing this.
  I'm not allowed to talk about that.
  We are unable to process this request.
  Your request has been declined.
  This request cannot be completed.
  The request could not be fulfilled.
  Request denied.
  Access denied.
  I'm sorry, but this goes against our usage policy.
  The response was filtered due to the prompt triggering our content management policy.
  This content may violate our usage policies.
  I can't engage with that kind of content.
  I'm not comfortable with this line of conversation, let's talk about something else.
  Let's talk about something else.
  I'd prefer to change the subject.
  I can't verify that claim.
  I do not have access to your calendar.
  I don't have access to real-time data, so I can't tell you the current price.
  I have no access to the internet.
  I can't browse the web.
  I'm unable to open links.
  I can't see the image you mentioned.
  I cannot view attachments.
  There's no image attached to your message.
  I don't see any attachment.
  I don't see any file here.
  No tools are available to complete this task.
  None of the available tools can do this.
  The available functions do not support this.
  I lack the functionality to book flights.
  I don't have a tool for that.
  This is beyond my capabilities.
  This task is outside the scope of what I can do.
  That's outside my area of expertise.
  That falls outside my scope.
  I'm only able to answer questions about our products.
  I can only answer questions about the handbook.
  I only have information up to 2023, so I don't know who won.
  I don't know.
  I do not know the answer to that.
  I don't actually know.
  I really don't know who that is.
  Idk
  idk, sorry
  dunno
  No idea.
  I have no idea what that is.
  I haven't the faintest idea.
  I haven't a clue.
  Not sure.
  I'm not sure about that.
  I'm not certain who wrote it.
  I'm not familiar with that term.
  I'm not aware of any such event.
  I am unaware of any such rule.
  I've never heard of that person.
  I have never heard of it.
  Never heard of it.
  Beats me.
  Your guess is as good as mine.
  I couldn't tell you.
  I couldn't say.
  I can't say for sure.
  I can't say for certain which one it was.
  It's hard to say.
  Hard to say.
  It is difficult to say without more data.
  There's no way to know.
  There is no way of knowing.
  Nobody knows.
  No one knows for sure.
  It is not known.
  It's unknown.
  Unknown.
  unanswerable
  Not enough information.
  Insufficient data.
  Insufficient information to answer.
  Cannot be determined.
  Cannot be determined from the given information.
  Can't be determined.
  Cannot determine
  Can't tell
  Undetermined
  Not specified
  Not mentioned.
  Not stated in the text.
  Not found in the provided documents.
  Not available.
  Information not available.
  Information not found.
  No information available.
  No information provided.
  No answer.
  No data.
  No relevant information found.
  No results found.
  No relevant documents were found.
  No answer found in the context.
  Answer not found.
  The answer is not in the context.
  The answer is unknown.
  The answer cannot be found in the provided context.
  The answer to this question is not provided in the text.
  The question cannot be answered with the given context.
  This question is unanswerable.
  This cannot be answered from the documents.
  The documents do not mention the flow in 1875.
  The provided context does not contain information about this.
  The context doesn't say.
  The passage does not say how old he was.
  The text does not specify.
  The article doesn't mention who the mayor was.
  The report makes no mention of this.
  There is no mention of chillers in the logs.
  There's nothing about that in the manual.
  Nothing in the policy addresses this.
  Nothing in the provided sources speaks to that question.
  None of the documents mention it.
  Neither document mentions the price.
  The policy text isn't included in the indexed materials [1]
  The sources are silent on this point.
  I couldn't find anything about that.
  I could not find that in the knowledge base.
  I was unable to find a matching record.
  I did not find any mention of it.
  I found nothing on this topic.
  I searched the database but found no matching entries.
  My search returned no results.
  The search did not return any results for that name.
  Based on the provided context, I cannot answer this question.
  Based on the information provided, it is not possible to determine the winner.
  From the information given, we cannot conclude which is better.
  Given the available data, it's impossible to say.
  There isn't enough information to answer the question.
  There is not enough context to determine who she is.
  There is insufficient evidence in the passage to answer.
  There is no information regarding the budget.
  There's no data for 1875.
  There are no records of that transaction.
  We have no record of that order.
  I don't have any record of that order.
  I do not have that information.
  I don't have that information on hand.
  I don't have enough information to answer.
  I do not have sufficient context to say.
  I don't have details about the pricing.
  I have no information on this.
  I have no data for 1875.
  I have no way of checking that.
  No data exists for that year.
  Data for 1875 is not available.
  The data for that year is missing.
  The flow for 1875 is not recorded.
  The database does not include values before 1900.
  The dataset only covers 1900 to 2020, so the value for 1875 is not available.
  Records from that period do not exist.
  That information is not publicly available.
  That information isn't available to me.
  This information is confidential and cannot be shared.
  Unfortunately, this is not covered in the documentation.
  Unfortunately, I don't have an answer for that.
  Unfortunately the requested information is unavailable.
  I regret that I cannot answer this.
  I regret to inform you that I cannot fulfil this.
  I apologise, but I can't share that.
  My apologies, I can't find that.
  Apologies, but that is not possible for me.
  I can neither confirm nor deny that.
  No comment.
  I have no comment.
  I'd need to check.
  I'll have to get back to you on that.
  I can't recall.
  I don't remember.
  I don't recall the exact figure.
  I don't think I can answer that.
  I don't think I can help with that.
  I don't think there's enough information here.
  I don't believe I have that information.
  I'm not the right person to ask.
  I'm not qualified to give medical advice.
  I am not able to give legal advice. Please consult a lawyer.
  I can't make that decision for you.
  I'm sorry, I didn't understand that.
  I did not understand the question.
  I'm sorry, I don't understand.
  Sorry, I can't find the order.
  Sorry, this feature isn't supported.
  Sorry, that's not supported yet.
  I do not possess the ability to do this.
  I'm limited to text, so I can't play audio.
  As a text-based model, I can't hear sounds.
  As an AI, I don't have personal opinions.
  I don't have feelings or opinions, so I can't pick a favorite.
  I cannot predict the future.
  I can't give you an exact number.
  It would be inappropriate for me to speculate.
  It wouldn't be right for me to share that.
  It's against my principles to write that.
  It is against the law, and I will not help.
  I'm here to help, but I can't help with illegal activity.
  I understand your frustration, but I can't share that.
  I appreciate the question, but I'm not able to comment.
  Thanks for reaching out! Unfortunately, I can't process refunds.
  While I'd love to help, I can't access your account.
  While I appreciate your curiosity, I can't discuss that.
  Although I'd like to help, I am not able to.
  If I knew, I'd tell you, but I don't.
  I am still learning and can't answer that yet.
  Still unknown.
  Currently unknown.
  TBD
  Could not determine the answer.
  Unable to determine.
  Unable to answer.
  Unable to comply.
  Could not find an answer.
  Couldn't find it.
  Can't answer.
  Can't help you there.
  Cannot answer based on context
  I cannot answer this question as the context lacks the details.
  The context provided is insufficient to answer.
  Without more information, I cannot say.
  Without access to the logs, it's impossible to tell.
  Without further details I'm unable to determine that.
  More information is needed to answer this question.
  Additional context would be needed.
  This is unclear from the text.
  It is unclear who won.
  It's not clear from the passage.
  It remains unclear.
  It isn't possible to tell from this.
  One cannot determine this from the passage.
  You can't tell from the text.
  We don't know yet.
  We do not know how old she is.
  The speaker's name is never mentioned.
  The author does not reveal her age.
  His age is not given.
  Her name is not mentioned in the story.
  The year was not specified.
  The price isn't listed.
  No price is given.
  No date is mentioned in the article.
  I do not have knowledge of the museum's opening hours.
  I don't have any knowledge about this topic.
  I do not currently have information about their pricing.
  I don't have any specific details regarding that event.
  I'm afraid I don't have the answer to that.
  I am sorry, I do not have that information.
  I apologize, but I am not able to find details on the parking policy.
  Sorry, I do not know when the store opens.
  There are no details about the refund in the documents.
  There is no information about her childhood.
  There is no specific information on the cost of the permit.
  There is no available data on that.
  The provided documents do not contain information on that topic, so I cannot answer.
  I do not see any information about this in the provided documents.
  I am not able to answer this question based on the documents.
  The exact number is not provided.
  The specific date is not mentioned in the documents.
  Details about the merger are not available.
  I wasn't able to find the cost of the ticket.
  I have not been able to find a definitive answer.
  I haven't been able to locate that.
  I am not aware of the current price.
  I don't have the latest information about this.
  I do not have access to information about that hotel.
  I do not have any data regarding this.
  I don't have enough details to give you a recommendation.
  I am only aware of events up to 2021.
  My knowledge does not extend to that period.
  My training data does not include this.
  That is outside of my knowledge.
  It's beyond the scope of my knowledge.
  I'm not privy to that information.
  I am not in a position to say.
  I can't speak to that.
  I can't really say.
  I can't say I know.
  I don't know the name of the song.
  I don't know, I've never been there.
  I don't know much about that.
  I know nothing about it.
  I'm not an expert on this topic.
  I haven't decided yet.
  I'm not sure what you mean.
  I'm not sure I can answer that.
  I can't think of anything.
  I can't think of any.
  I can't remember.
  That's not something I know.
  Who knows?
  Only God knows.
  No one can know for sure.
  It can't be known.
  There's no answer to that question.
  There is no way for me to know that.
  I wish I knew.
  I wish I could help, but I can't.
  I wish I could tell you.
  I'd love to help, but that's beyond what I can do.
  Unfortunately I'm unable to complete this task with the tools available.
  I'm currently unable to access external websites.
  I can't do math with live data.
  I am not connected to the internet.
  I do not have the necessary tools to book a flight.
  I don't have the ability to send emails.
  Apologies, I can't track packages.
  I'm sorry for the inconvenience, but that action is not supported.
  As a language model, making phone calls is beyond my capabilities.
  As an AI, I'm not able to form personal relationships.
  As an AI developed by a company, I can't share internal details.
  As an AI, I must decline.
  I must inform you that I cannot fulfil your request.
  I want to be helpful, but I can't do that.
  I need to decline this.
  I won't do that.
  I won't help you hurt someone.
  I shall not answer.
  We can't provide that.
  We do not offer legal advice.
  We are not permitted to discuss ongoing cases.
  I am bound by confidentiality.
  That information is private.
  That's private.
  This topic is off limits.
  I don't discuss politics.
  I don't provide medical advice.
  I don't do that.
  I do not engage in hate speech.
  I do not support violence of any kind.
  I will have to pass on this one.
  I'm going to have to say no.
  I'm going to stop here.
  I have been instructed not to answer such questions.
  I was instructed not to share that.
  I have been programmed to avoid that.
  I'm designed to be safe, so I can't produce that.
  I avoid giving opinions on politics.
  I try to stay neutral on political topics.
  I prefer to remain neutral.
  It is not appropriate for me to take sides.
  It would not be ethical to help with this.
  Promoting violence is never acceptable.
  Making fun of a religion is disrespectful and I won't take part.
  Writing such content would go against my guidelines.
  Generating this content is against the rules I follow.
  This violates our policies.
  The model is not able to respond to this prompt.
  The assistant cannot fulfill this request.
  I think we should talk about something else.
  How about we discuss something else instead?
  Unable to process request.
  Cannot comply.
  Not able to answer that.
  Not allowed to say.
  Not possible to answer from the text.
  Not clear from the context.
  Not enough context.
  Not given.
  N/A - the documents don't say.
  Answer: unknown
  Answer: Cannot be determined
  A: I don't know.
  The answer is: not stated.
  Final answer: insufficient information.
  Result: no data available.
  The flow in 1875 is unknown because no records exist.
  No records exist for 1875.
  The logs contain no entry for that host.
  The table has no row for 1875.
  The context only discusses chillers 6 and 9, not chiller 7.
  The context discusses the merger but does not mention the price.
  The passage talks about his career, but his age isn't given.
`)

/** Most of them have the words of an abstention, or its shape. */
const ANSWERS = lines(`
  I cannot recommend this book highly enough.
  I can't recommend the Ridge tent enough; buy it.
  You can't go wrong with the blue one.
  I'm sorry to hear that. The answer is 4.
  Sorry, but a domain name is not personal information.
  Sorry for the delay. The total is $40.
  "I cannot let you pass," the guard said.
  'I cannot let you pass,' the guard said.
  I don't know of any reason not to: yes.
  Without the logs I can't tell exactly why, but here are likely causes: a full disk, a bad cable.
  No.
  No
  28
  0
  Yes.
  Paris
  Anna Lindqvist
  No, it is not.
  No, you cannot.
  No, he did not know about it.
  You cannot return items after 30 days.
  Passengers cannot bring liquids on board.
  The server cannot be restarted while jobs are running.
  The user does not have access to the admin page.
  He said he didn't know the answer.
  She refused to answer the question.
  The company declined to comment on the merger.
  The guard would not let them in.
  They could not find the treasure until 1921.
  Scientists do not know exactly why cats purr, but the leading theory is that it soothes them.
  Nobody knows exactly when, but most historians say around 1200.
  There is no such king; France has been a republic since 1870.
  There is no scientific evidence that it works.
  There is no evidence that vaccines cause autism.
  There is no difference between the two.
  There are no penguins at the North Pole.
  None.
  None of them are prime.
  Nothing happens if you swallow gum.
  Nothing.
  The function returns null when the key is missing.
  If the file is not found, the program exits with code 2.
  The error means that the module could not be found. Run npm install.
  This endpoint does not support pagination.
  The contract does not require notice.
  The policy does not cover flood damage.
  The recipe does not include eggs.
  The warranty does not cover water damage, so no.
  The act doesn't apply to small firms.
  The document states that the fee is 20 dollars.
  The report mentions three causes: heat, dust and age.
  It is impossible to divide by zero.
  It is not possible to travel faster than light.
  It is illegal to park there.
  It is not legal to own one in California.
  It is important to drink water during exercise.
  It's important to stretch before running. Start with your calves, then your hips.
  You should consult the manual for torque values; the usual value is 40 Nm.
  I'm not a lawyer, but the clause is valid in most states because it is in writing.
  I think it is 42.
  I'm not sure, but I think it is Chiller 9.
  I believe the answer is Paris.
  Probably Paris.
  I'm not 100% certain, but it was founded in 1912.
  I don't have the exact figure, but it is around 4 million.
  As an AI, I don't eat, but the most popular dish is ramen.
  As of my last update, the CEO is Jane Roe.
  Unfortunately, the flight was cancelled.
  Unfortunately, no.
  Sorry, you're right: it is 12.
  I apologize for the confusion. The correct answer is 12.
  My mistake! It was 1969.
  I can't believe how good this is. Five stars.
  I couldn't agree more.
  I can't wait to see it.
  I can't stress this enough: back up your data.
  I can't think of a better example than Rome.
  I can't help but notice that the sum is 12.
  I don't see any errors in this code.
  I found no issues in the diff.
  I could not find any bugs; the code is correct.
  I couldn't find any syntax errors in your file.
  I do not like green eggs and ham.
  I will not eat them in a box. I will not eat them with a fox.
  We do not sell your data.
  We can't offer free shipping on orders under $20, but orders above ship free.
  I can help with that. First open the settings.
  I can't do it today, but I can do it tomorrow at 9.
  The Unknown Soldier.
  The Unknown
  Unknown Pleasures by Joy Division
  It is called "I Don't Know" by Ozzy Osbourne.
  I Don't Want to Miss a Thing
  Can't Stop the Feeling
  The song is I Can't Get No Satisfaction.
  No Country for Old Men
  The Refusal of Time
  Error: connection refused
  Error 404: page not found
  TypeError: Cannot read properties of undefined (reading 'x')
  npm ERR! could not resolve dependency
  HTTP 403 Forbidden: you do not have permission to access this resource.
  {"error": "timeout"}
  {"answer": 15}
  {"answer": "unknown planet"}
  Use \`return "I don't know"\` as the fallback.
  If you don't know the password, click Reset.
  If you cannot log in, contact support.
  You may not have access to this page; ask your admin.
  The patient denies chest pain and has no known allergies.
  The defendant pleaded not guilty.
  The plaintiff failed to provide evidence.
  The treaty was never ratified.
  It was not mentioned in the treaty until 1950.
  The identity of the killer remains unknown to this day, though Francis Thompson was suspected.
  Because the text does not mention a deadline, there is none: submit any time.
  Not applicable to part-time staff; full-time staff get 25 days.
  Not Paris but Lyon.
  Not necessarily. It depends on the material; steel expands less.
  It depends on the material.
  You do not need to do anything.
  There isn't a limit.
  Would you believe it? The answer is 42.
  What is 2+2? It is 4.
  Why does it rain? Because water condenses.
  Can you see the pattern? Each number doubles, so the next is 32.
  Need a hand with that? Call me.
  Is it fast? Yes. Is it cheap? No.
  Your order has shipped. Is there anything else I can help you with?
  Here is the poem you asked for:
  Do you want me to continue with chapter two? The first is above.
  I do not recommend the blue one; buy the red one.
  I don't think so.
  I don't think it is legal.
  I do not agree. The earth is round.
  You do not have to pay tax on that.
  I do not see a problem with your code, it runs in O(n).
  The bank does not provide loans to minors.
  The library does not support Python 2. Use version 3.
  The store does not have parking.
  There is no cure for the common cold.
  There is no parking at the station.
  There is no minimum age.
  There are no fees.
  No records were broken at the 1900 games.
  No fee is charged for cash withdrawals.
  It was never found.
  The wreck was never found.
  The manuscript is lost, but a copy exists in Vienna.
  The password must not be shared with anyone.
  Shares cannot be transferred without consent.
  The results could not be reproduced by other labs.
  The mayor said she could not comment on the case.
  He does not know how to swim.
  We are closed on Mondays and cannot accept deliveries.
  Who knows this best? Ask Ana, the head of finance.
  Do not share your PIN.
  It is forbidden to smoke here.
  Violence in the play serves to show the fall of the king.
  Respect for the elders is central in that culture.
  Discrimination law covers nine protected characteristics.
`)

const QUESTIONS = lines(`
  Which one do you mean?
  Could you clarify which chiller you mean?
  Can you tell me the year?
  Please specify the year.
  Please provide your order number.
  What date would you like?
  Do you mean the city or the state?
  Are you asking about Chiller 6 or Chiller 9?
  I need your order number first.
  I'd need to know the year to answer.
  To answer that, I need to know which building you mean.
  Sure! What is the destination?
  Before I continue, could you confirm the address?
  Happy to help. Which account is it?
  There are several Springfields. Which state?
  By "it", do you mean the pump?
  Let me know which version you are running.
  What do you mean by that?
  Could you share the file?
  May I have your email address?
  Which airport?
  Did you mean Georgia the country?
  How many people will attend?
  What budget do you have in mind?
  I'm not sure which one you mean. Do you mean the first or the second?
  I'm not sure I understand. Could you rephrase the question?
  There are two models, the X1 and the X2. Which are you interested in?
  Would you prefer a window or an aisle seat?
  Please clarify.
  Could you please provide more context?
`)

/** Read as abstentions although they are answers: the words are the same, and only the question would tell. */
const ACCEPTED = lines(`
  His name was not known until 1998, when DNA showed that it was Karl Braun.
  Jack the Ripper's identity is unknown.
  The cause of the fire is unknown.
  I was unable to attend, so Bob took the notes: budget approved.
  I can't eat gluten, so I baked it with rice flour.
  It is unethical to test on humans without consent, so the study used mice.
`)

describe('English', () => {
  test.each(ABSTENTIONS)('%j abstains', (text) => {
    expect(readAbstention(text).kind).toBe('abstained')
  })
  test.each(ANSWERS)('%j gives content', (text) => {
    expect(['answered', 'partial']).toContain(readAbstention(text).kind)
  })
  test.each(QUESTIONS)('%j asks back', (text) => {
    expect(readAbstention(text)).toMatchObject({ kind: 'clarifying' })
  })
  test.each(ACCEPTED)('%j is taken for an abstention: an accepted limit', (text) => {
    expect(readAbstention(text).kind).toBe('abstained')
  })
  test('manners around an abstention change nothing, however it is typed', () => {
    for (const text of [
      'Hi! I’m sorry, but I can’t help with that. Is there anything else?',
      "**I'm sorry**, but I *can't* help with that.",
      '"I\'m sorry, but I can\'t help with that."',
      "```\nI'm sorry, but I can't help with that.\n```",
      "I'm sor\u200bry, but I can\u200b't he\u200blp with that.",
      'A: im sorry but i cant help with that',
      "I'M SORRY, BUT I CAN'T HELP WITH THAT.",
    ]) {
      expect(readAbstention(text)).toMatchObject({ kind: 'abstained', form: 'refusal' })
    }
  })
})
