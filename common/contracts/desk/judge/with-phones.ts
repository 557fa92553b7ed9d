/** For programs that judge telephone numbers from the start: import it for its effect. */
import { readPhone } from '../../../lib/text/phone-number.ts';
import { judgePhonesWith } from './phones.ts';

judgePhonesWith(readPhone);
