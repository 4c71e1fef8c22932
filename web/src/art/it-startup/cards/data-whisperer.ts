import type { Person } from '../../people/person';
import { who } from '../who';

const person: Person = { skin: 2, hair: 'hijab', hairColour: '#4b5bd6', top: 'tee', colour: '#3a48b4', eyes: 'closed' };

/** Eyes closed, the bars speak. */
export const dataWhisperer = `
<g fill="#c76a22" opacity=".75"><rect x="8" y="84" width="12" height="36"/><rect x="24" y="62" width="12" height="58"/><rect x="124" y="70" width="12" height="50"/><rect x="140" y="44" width="12" height="76"/></g>
${who(person)}`;
