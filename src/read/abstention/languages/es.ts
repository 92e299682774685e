import type { Language } from '../Language'

/** Spanish. */
export const es: Language = {
  code: 'es',
  classes: {
    cannot: [
      'no (me|te|le|os|les|lo|la)? (puedo|podemos|podria|podriamos|podre)',
      'no (estoy|soy) ~1 (autorizado|autorizada|capacitado|programado|diseñado|disenado|capaz|en condiciones|permitido) (para|de)?',
      'no (me|nos) es posible',
    ],
    give: [
      'ayudar*|proporcionar*|dar|darte|darle|ofrecer*|responder*|contestar*|facilitar*|compartir*|generar*|crear*|escribir*|asistir*',
      'cumplir*|realizar*|hacer*|participar|discutir|revelar*|apoyar*|brindar*|comentar*|opinar|recomendar*|decir*|promover|expresar|tomar',
    ],
    info: ['informacion|datos|detalles|registros|pruebas|evidencia|contexto|resultados'],
    given: [
      'documento*|texto*|contexto|pasaje|articulo*|informacion|fuente*|contrato|politica|informe|material*|parrafo|registro*',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      'no (voy|vamos) a ~1 {give}',
      'me (niego|rehuso|abstengo)',
      '(va|iria|esta) (en contra|contra|fuera) ~2 (mis|mi|nuestras|nuestra)',
      'no (proporciono|ofrezco|comparto|respondo|apoyo|promuevo)',
    ],
    inability: [
      'no tengo ~3 (acceso|capacidad|manera|forma|posibilidad|permiso)',
      '{cannot} ~2 (acceder|predecir|navegar|consultar|abrir|buscar)',
    ],
    unknown: [
      'no (lo)? (se|sabemos|recuerdo|sabria) (la|el|lo|si|que|quien|cual|como|cuando|donde|exactamente)',
      '^ ~3 no (lo)? (se|sabemos|sabria) $',
      '^ ~4 no lo se',
      'no (estoy|estamos) (segur*|en condiciones)',
      'no tengo ~2 (idea|certeza|conocimiento|comentario*|claro|opinion)',
      '(se desconoce|desconozco|desconocemos|no se sabe|nadie (lo)? sabe|no hay forma de saber*)',
      '(imposible) (de)? (saber|determinar|predecir|decir|responder)',
      'no (es posible|se puede) (saber|determinar|predecir|responder|decir|establecer|concluir|confirmar)',
      '^ (desconocido|sin respuesta|sin comentarios|ni idea)',
    ],
    'no-information': [
      'no (tengo|dispongo de|cuento con|hay|encuentro|encontre|he encontrado|existe|existen) ~3 {info}',
      '{given} ~6 no ~1 (menciona*|incluye*|contiene*|especifica*|indica*|proporciona*|dice*|aborda*|cubre*|detalla*)',
      'no se (menciona*|especifica*|indica*|proporciona*|detalla*) ~6 (en|por)',
      '{info} ~10 no (es|esta|estan|son) ~1 (accesible*|disponible*|suficiente*)',
    ],
    disclaimer: [
      '(dificil) (de)? (saber|determinar|predecir|decir|responder)',

      'como (un|una)? ~2 (ia|inteligencia artificial|modelo|asistente)',
      '(soy|solo soy) (un|una) ~2 (ia|modelo|inteligencia|asistente|programa)',
      'no tengo ~2 (opinion*|creencias|sentimientos|emociones|preferencias)',
    ],
    exempt: [
      'no puedo ~2 (esperar|evitar|dejar|negar|recomendar* ~3 (suficiente|bastante|mas))',
      '(por que|porque|cuando|si|que) no (puedo|se)',
    ],
    pivot: ['(pero|sin embargo|no obstante|aun asi|ahora bien)'],
    referral: [
      '(te|le|os|les)? (recomiendo|sugiero|aconsejo|recomendamos)',
      '(consulta|consulte|consultar|visita|visite|contacta|contacte) ~3 (con|a|un|una|la|el|fuentes)',
    ],
    courtesy: [
      '(si|cuando) (necesitas|tienes|quieres|deseas|necesita|tiene|desea|hay)',
      '(en que|como) (puedo|podria|mas) ~2 ayudar*',
    ],
    apology: ['(lo siento|lo lamento|disculpa|disculpe|perdon|lamentablemente|desafortunadamente)'],
    request: [
      '(podrias|puedes|podria|puede|por favor) ~2 (proporcionar*|dar*|decir*|aclarar*|especificar*|indicar*|compartir*|confirmar*|proporciona|aclara|especifica|indica)',
      'necesito ~1 (mas|saber)',
    ],
    question: [
      '(a que|a cual|cual|que|quien) ~6 (te refieres|se refiere|quieres decir|quiere decir)',
      '(te refieres|se refiere) a',
    ],
    content: ['(aqui (tienes|estan|hay|te)|segun|la respuesta es|a continuacion)'],
  },
}
