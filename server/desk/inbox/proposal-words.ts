/** The texts of the page on which a business proposes changes to its listing. */
type ProposalWords = {
  /** The language's own name for itself. */
  language: string;
  languages: string;
  title: (name: string) => string;
  lead: string;
  unknown: string;
  /** Shown if the guide's texts are in a different language than the page. */
  spanish: string | null;
  other: string;
  send: string;
  thanks: string;
  received: (name: string) => string;
  gone: string;
  again: string;
  unchanged: string;
  unchangedHint: string;
  see: string;
  refused: string;
  refusedHint: string;
  /** The page that opens a link, for browsers without scripts and links that do not work. */
  opening: string;
  link: string;
  open: string;
  unknownLink: string;
  unavailable: string;
  /** Labels by field name; a field without one here keeps the guide's Spanish label. */
  fields: Record<string, string>;
};

const es: ProposalWords = {
  language: 'Español',
  languages: 'Idioma',
  title: (name) => `Tu ficha: ${name}`,
  lead: 'Cambiá lo que esté distinto y dejá el resto como está. Lo revisamos antes de publicarlo.',
  unknown: 'Lo que está vacío, la guía todavía no lo sabe.',
  spanish: null,
  other: 'Otra cosa que quieras contarnos (opcional)',
  send: 'Mandar',
  thanks: '¡Gracias!',
  received: (name) => `Recibimos lo que nos contaste de ${name}. Lo vas a ver en la guía cuando lo revisemos.`,
  gone: 'borrarlo',
  again: 'Cambiar algo más',
  unchanged: 'No cambiaste nada',
  unchangedHint: 'Si querés proponer un cambio, escribilo en su campo.',
  see: 'Ver tu página en la guía',
  refused: 'No se pudo mandar',
  refusedHint: 'Lo que escribiste sigue acá abajo. Probá de nuevo en unos minutos.',
  opening: 'Abrí tu ficha',
  link: 'Pegá acá el enlace que te mandamos por correo',
  open: 'Abrir',
  unknownLink: 'Ese enlace no sirve: puede que haya vencido, o que le falte una parte.',
  unavailable: 'Ahora no podemos abrir tu ficha. Probá de nuevo en unos minutos.',
  fields: {},
};

const en: ProposalWords = {
  language: 'English',
  languages: 'Language',
  title: (name) => `Your listing: ${name}`,
  lead: 'Change what is different and leave the rest as it is. We look at it before it is published.',
  unknown: 'What is empty, the guide does not know yet.',
  spanish: 'The texts are the guide’s Spanish ones. Write in the language you like: we translate.',
  other: 'Anything else you would like to tell us (optional)',
  send: 'Send',
  thanks: 'Thank you!',
  received: (name) =>
    `We have received what you told us about ${name}. You will see it in the guide once we have checked.`,
  gone: 'to be removed',
  again: 'Change something else',
  unchanged: 'You changed nothing',
  unchangedHint: 'To propose a change, write it in its field.',
  see: 'See your page in the guide',
  refused: 'It could not be sent',
  refusedHint: 'What you wrote is still here below. Try again in a few minutes.',
  opening: 'Open your listing',
  link: 'Paste here the link that we mailed you',
  open: 'Open',
  unknownLink: 'That link does not work: it may have expired, or a part of it is missing.',
  unavailable: 'We cannot open your listing right now. Try again in a few minutes.',
  fields: {
    name: 'Name',
    location: 'Address or area',
    address: 'Address',
    description: 'Description',
    fullDescription: 'Long description',
    horarios: 'Opening hours in words',
    schedule: 'Opening hours in words',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    website: 'Website',
    instagram: 'Instagram',
    facebook: 'Facebook',
    type: 'Kind of place, in your words',
    distance: 'How far it is',
    price: 'Price in pesos',
    guests: 'Guests',
    rooms: 'Rooms',
    beds: 'Beds',
    baths: 'Bathrooms',
    checkIn: 'Check-in time',
    checkOut: 'Check-out time',
    owner: 'Owner',
    duration: 'How long it takes',
    stars: 'Stars',
    legajo: 'Licence number',
  },
};

const pt: ProposalWords = {
  language: 'Português',
  languages: 'Idioma',
  title: (name) => `Sua ficha: ${name}`,
  lead: 'Mude o que estiver diferente e deixe o resto como está. Conferimos antes de publicar.',
  unknown: 'O que está vazio, o guia ainda não sabe.',
  spanish: 'Os textos são os do guia em espanhol. Escreva no idioma que preferir: nós traduzimos.',
  other: 'Outra coisa que queira nos contar (opcional)',
  send: 'Enviar',
  thanks: 'Obrigado!',
  received: (name) => `Recebemos o que você nos contou sobre ${name}. Você vai ver no guia depois que conferirmos.`,
  gone: 'apagar',
  again: 'Mudar mais alguma coisa',
  unchanged: 'Você não mudou nada',
  unchangedHint: 'Para propor uma mudança, escreva no campo correspondente.',
  see: 'Ver sua página no guia',
  refused: 'Não foi possível enviar',
  refusedHint: 'O que você escreveu continua aqui abaixo. Tente de novo em alguns minutos.',
  opening: 'Abra sua ficha',
  link: 'Cole aqui o link que enviamos por e-mail',
  open: 'Abrir',
  unknownLink: 'Esse link não funciona: pode ter vencido, ou faltar uma parte dele.',
  unavailable: 'Não podemos abrir sua ficha agora. Tente de novo em alguns minutos.',
  fields: {
    name: 'Nome',
    location: 'Endereço ou região',
    address: 'Endereço',
    description: 'Descrição',
    fullDescription: 'Descrição longa',
    horarios: 'Horários em palavras',
    schedule: 'Horários em palavras',
    phone: 'Telefone',
    whatsapp: 'WhatsApp',
    website: 'Site',
    instagram: 'Instagram',
    facebook: 'Facebook',
    type: 'Tipo de lugar, nas suas palavras',
    distance: 'A que distância fica',
    price: 'Preço em pesos',
    guests: 'Hóspedes',
    rooms: 'Quartos',
    beds: 'Camas',
    baths: 'Banheiros',
    checkIn: 'Horário de entrada',
    checkOut: 'Horário de saída',
    owner: 'Dono ou dona',
    duration: 'Quanto dura',
    stars: 'Estrelas',
    legajo: 'Número de registro',
  },
};

/** The texts by language; the first is for businesses whose language is unknown. */
export const proposalWords = { es, en, pt };

export type ProposalLanguage = keyof typeof proposalWords;

export const proposalLanguage = (name: string | null): ProposalLanguage =>
  name === 'en' || name === 'pt' ? name : 'es';
