/** What the build says of files, and what the owner's form calls it. */
const SAID: [RegExp, string][] = [
  [/ dice [[{](?:[^…]*?…|.*?[\]}])(?=: |, pero )/g, ''],
  [/ dice null, pero tiene que ser/g, ' está sin completar: tiene que ser'],
  [/\b(?:sacá el campo o )?escribí null\b/g, 'elegí «No se sabe»'],
  [/,? o null\b/g, ', o elegí «No se sabe»'],
  [/\bdice (?:null|nada)\b/g, 'está sin completar'],
  [/\bnull\b/g, '«No se sabe»'],
  [/true \(sí\) o false \(no\)/g, 'sí o no'],
  [/\btrue\b/g, 'sí'],
  [/\bfalse\b/g, 'no'],
  [/; ponelo entre comillas si parece un número/g, ''],
  [/,? (?:entre|sin) comillas(?: dobles)?/g, ''],
  [/ entre (?:\[ \]|\{ \})/g, ''],
  [/ \(JSON\)/g, ''],
  [/; escribí la colección y el nombre de su archivo, por ejemplo \S+\.$/, '; fijate cómo se llama en la guía.'],
  [/; nombrá otra, o escribile una receta .*?npm run draw/, '; elegí otro dibujo'],
  [/ Se puede: .*, y las páginas que cuelgan de ellas\.$/, ' Escribí el nombre de la página y elegila de la lista.'],
  [/ Corregí el código o agregá \S+\.$/, ' Borrá esa traducción.'],
];

/** A sentence of the build without the words that only files have. */
export const inDeskWords = (sentence: string): string =>
  SAID.reduce((text, [of, said]) => text.replace(of, said), sentence);
