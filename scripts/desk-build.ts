// Builds the browser's part of the desk (/escritorio) into `.build/desk`, unless it is up to date.
import { buildDesk } from '#builder/desk/build.ts';

const isNew = await buildDesk(process.cwd(), process.argv.includes('--force'));
console.log(isNew ? 'The desk is built: .build/desk' : 'The desk was built already: .build/desk');
