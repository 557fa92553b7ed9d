// Builds what the browser shows at /escritorio into `.build/desk`, unless it is there already.
import { buildDesk } from '../desk/client/build/build.ts';

const isNew = await buildDesk(process.cwd(), process.argv.includes('--force'));
console.log(isNew ? 'The desk is built: .build/desk' : 'The desk was built already: .build/desk');
