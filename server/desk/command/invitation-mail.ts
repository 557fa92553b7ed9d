/** The mail with an invitation. It explains what will happen, because such a mail looks like phishing. */
export const invitationMail = (name: string, link: string, until: string) => ({
  subject: 'Tu entrada al escritorio de la Guía San Rafael',
  text: `Hola ${name}:

Con este enlace entrás al escritorio de la guía y guardás una llave en tu teléfono o computadora (la huella, la cara o el PIN con que lo abrís). No hay contraseña.

${link}

Sirve una sola vez, hasta el ${until}. Abrilo en el dispositivo con el que vas a trabajar. Si no esperabas este correo, borralo: sin abrir el enlace no pasa nada.

Guía San Rafael
`,
});
