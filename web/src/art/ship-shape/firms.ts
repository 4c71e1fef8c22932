import { anvilAndArc } from './firms/anvil-and-arc';
import { bloomAndDynamo } from './firms/bloom-and-dynamo';
import { cogAndCoal } from './firms/cog-and-coal';
import { kewAndQuarry } from './firms/kew-and-quarry';
import { pitAndPasture } from './firms/pit-and-pasture';
import { voltAndVine } from './firms/volt-and-vine';

/** What is drawn on each card, . */
export const FIRMS: Readonly<Record<string, string>> = {
  'anvil-and-arc': anvilAndArc,
  'bloom-and-dynamo': bloomAndDynamo,
  'cog-and-coal': cogAndCoal,
  'kew-and-quarry': kewAndQuarry,
  'pit-and-pasture': pitAndPasture,
  'volt-and-vine': voltAndVine,
};
