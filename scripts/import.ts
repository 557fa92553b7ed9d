// Brings a register of businesses into the content: `npm run import -- <file.json|file.csv> [--write]`.
import { readFileSync } from 'node:fs';
import { planImport } from '#desk/editing/import/plan-import.ts';
import { RegisterError, readRegister } from '#desk/editing/import/read-register.ts';
import { reportOf } from '#desk/editing/import/report.ts';
import { writeImport } from '#desk/editing/import/write-import.ts';

const args = process.argv.slice(2);
const [file] = args.filter((arg) => !arg.startsWith('--'));
const isWriting = args.includes('--write');
if (!file) {
  console.error('Decí qué archivo: npm run import -- padron.csv (y --write para escribir).');
  process.exit(1);
}
try {
  const plan = planImport(process.cwd(), readRegister(readFileSync(file, 'utf8'), /\.json$/i.test(file)));
  if (isWriting) writeImport(process.cwd(), plan);
  console.log(reportOf(plan, isWriting));
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof RegisterError) console.error(error.message);
  else if (code === 'ENOENT') console.error(`No hay un archivo ${file}.`);
  else throw error;
  process.exit(1);
}
