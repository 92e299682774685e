import type { Language } from '../Language'

/** Spanish. */
export const es: Language = {
  code: 'es',
  script: 'latin',
  classes: {
    not: ['no', 'tampoco'],
    pronoun: ['te|le|les|os|me|lo|la|se|nos'],
    cannot: [
      'no {pronoun}? (puedo|podemos|podria|podriamos|pude|podre)',
      'no (estoy|estamos) (autorizado|autorizada|capacitado|capacitada|programado|programada|disenado|disenada|en condiciones|en posicion|en capacidad|dispuesto) (a|para|de)?',
      'no (soy|somos) (capaz|capaces) de',
      'no tengo (la)? (capacidad|posibilidad|habilidad|forma|manera) (de|para)',
      '(me es|resulta|es) imposible',
    ],
    give: [
      'ayudar*|proporcionar*|dar|darte|darle|ofrecer*|responder*|contestar*|brindar*|compartir*|cumplir|generar|crear|escribir|hacer*|asistir*|facilitar*|revelar|realizar|procesar|comentar|opinar|apoyar|promover|participar|recomendar*|continuar|completar|atender|hablar|proveer*|mostrar*|decir*',
    ],
    know: [
      'saber|determinar|confirmar|verificar|afirmar|asegurar|decir*|predecir|precisar|identificar|concluir|establecer|conocer|estimar|calcular',
    ],
    reach: [
      'acceder|navegar|ver|consultar|buscar|abrir|escuchar|ejecutar|leer|descargar|interactuar|enviar|reproducir|reservar',
    ],
    find: ['encontrar|hallar|localizar|encontrado|encontre|encuentro|hallado'],
    info: [
      'informacion|datos|detalles|dato|registro|registros|evidencia|respuesta|conocimiento|referencias|mencion|resultados',
    ],
    much: [
      'la|suficiente|suficientes|ninguna|ningun|mas|esa|esta|los|datos de|especifica|concreta|sobre|relevante|disponible|alguna',
    ],
    given: [
      'contexto|documento|documentos|texto|textos|articulo|pasaje|fuente|fuentes|informacion|informe|politica|archivo|archivos|fragmento|fragmentos|registros|material|materiales|parrafo|manual|resultados',
    ],
    mention: [
      'menciona*|incluye*|contiene*|especifica*|indica*|proporciona*|dice|dicen|detalla*|describe*|aborda*|ofrece*|aparece*|señala*|explica*|cubre*|consta*|figura*|da|dan|trata*',
    ],
  },
  cues: {
    refusal: [
      '{cannot} ~2 {give}',
      '(debo|tengo que|prefiero) (rechazar|declinar|negarme|abstenerme|no responder)',
      'me niego a',
      '(va|iria|esta|es) (en contra|contra) ~2 (de)? ~1 (mis|nuestras|las|politicas|principios|normas) ',
      'no (es|seria) (apropiado|etico|adecuado|correcto|posible) ~2 (para mi|que yo|hacer|responder|proporcionar|dar|ayudar)',
      '(^|lo siento|disculpa|disculpe|perdon) {cannot} $',
    ],
    inability: [
      '{cannot} ~1 {reach}',
      '(no|sin) (tengo|tenemos|dispongo|cuento con)? ~2 (acceso|capacidad|permiso|permisos)',
      'no tengo (predicciones|forma de|manera de|conocimientos)',
    ],
    unknown: [
      '(es|resulta|seria) (dificil|complicado) (decir|saber|determinar|responder|precisar|afirmar|dar|establecer)',
      'no (es|fue|resulta) posible (dar|proporcionar|hacer|ofrecer|predecir|calcular|estimar)',
      '(yo)? no (lo)? (se|sabemos|recuerdo|sabria|conozco) ($|si|que|quien|cual|como|cuando|donde|la|el|nada|con)',
      '^ ~1 (no lo se|ni idea|no tengo idea|no tengo ni idea|desconocido|desconocida|se desconoce|no se sabe)',
      'no (estoy|estamos) ~1 (seguro|segura|seguros)',
      '{cannot} ~1 {know}',
      'no (es|fue|resulta) posible (saber|determinar|confirmar|precisar|responder|establecer|identificar|conocer|afirmar|dar)',
      '(no se puede|no se pueden|imposible) (saber|determinar|responder|confirmar|precisar|establecer|conocer|calcular)',
      '(desconozco|ignoro)',
      '(informacion|datos) insuficiente*',
    ],
    'no-information': [
      'no (encontre|encontramos|hemos encontrado|encuentro) {much}? {much}? {info}',
      'no (tengo|tenemos|dispongo|cuento con|poseo|hay|existe|existen|he|se|pude|logre|consegui) {find}? {much}? {much}? {info}',
      'no (he|hemos|pude|puedo|se ha|se han|consigo|logro) {find}',
      '{given} ~6 no {pronoun}? {mention}',
      'no (se|esta|aparece|figura|consta) ~2 {mention}? ~2 en ~3 {given}',
    ],
    disclaimer: [
      'como (un)? (modelo|ia|inteligencia|asistente|inteligencia artificial)',
      '(soy|solo soy) (un|una)? (modelo|ia|inteligencia|asistente)',
      'no tengo ~2 (opiniones|sentimientos|creencias|emociones|opinion|preferencias|experiencias)',
    ],
    exempt: [
      'no (puedo|podria) (estar mas|recomendar ~3 (suficiente|bastante)|evitar|esperar|quejarme|dejar de|negar)',
      '(que|porque|si|cuando|quien) no {cannot}',
      'no (solo|solamente)',
    ],
    pivot: ['pero|sin embargo|no obstante|aun asi|ahora bien|dicho esto|en cambio'],
    concession: ['^ (aunque|si bien|a pesar de|sin)'],
    moral: [
      'es (importante|fundamental|esencial|crucial) ~2 (respetar|recordar|tratar|evitar|buscar|promover|tener)',
      '(no es|no son|es|son|nunca es) ~2 (etico|apropiado|aceptable|inapropiado|ofensivo|discriminatorio|inaceptable|adecuado)',
      '(busca|buscar|busque|acude|consulta) ~2 (ayuda|apoyo) ',
    ],
    theme: ['(respeto|dignidad|privacidad|violencia|estereotip*|generaliz*|discrimin*|prejuicio*)'],
    referral: [
      '(te|le|les)? (recomiendo|recomendamos|sugiero|aconsejo) ~1 (consultar|contactar|visitar|buscar|que|revisar|verificar|ponerte)',
      '(consulta|consulte|visita|visite|revisa|contacta|contacte) ~3 (con|el|la|los|las|un|una)',
    ],
    courtesy: [
      '(si tienes|si necesitas|si desea|hay algo mas|estoy aqui para|con gusto|puedo ayudarte|no dudes|hola|gracias)',
    ],
    apology: [
      '(lo siento|lo lamento|lamento|disculpa|disculpe|disculpas|perdon|lamentablemente|desafortunadamente|desgraciadamente)',
    ],
    request: [
      '(podrias|puedes|podria|puede|podeis) ~2 (proporcionar*|especificar*|aclarar*|decir*|indicar*|dar*|confirmar*|compartir*|precisar|explicar*)',
      '(por favor)? (proporciona|proporcione|especifica|especifique|indica|indique|aclara|aclare) ~3 (el|la|los|mas|que|cual|tu|su|si)',
      'necesito (saber|mas|que)',
    ],
    question: [
      'te refieres|se refiere|quieres decir|quiere decir',
      '(que|cual|cuales|quien|de que|a que) ~5 (te refieres|prefieres|buscas|quieres|necesitas|se refiere|desea)',
    ],
    content: [
      '(a continuacion|segun|aqui tienes|aqui hay|en general|creo que|pienso que)',
      '^ (a)? (si|no|verdadero|falso)',
    ],
  },
}
