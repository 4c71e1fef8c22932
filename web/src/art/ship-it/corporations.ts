import { collection } from './scene';
import { blankCheque } from './corporations/blank-cheque';
import { carefulCraft } from './corporations/careful-craft';
import { commonGround } from './corporations/common-ground';
import { ledgerAndSons } from './corporations/ledger-and-sons';
import { loudLaunch } from './corporations/loud-launch';
import { nightMarket } from './corporations/night-market';
import { openBazaar } from './corporations/open-bazaar';
import { robotWorkshop } from './corporations/robot-workshop';
import { rocketFuel } from './corporations/rocket-fuel';

/** A ready corporation: its picture, and the ground it stands on. */
export const { picture: corporationPicture, ground: corporationGround } = collection({
  'blank-cheque': blankCheque,
  'careful-craft': carefulCraft,
  'common-ground': commonGround,
  'ledger-and-sons': ledgerAndSons,
  'loud-launch': loudLaunch,
  'night-market': nightMarket,
  'open-bazaar': openBazaar,
  'robot-workshop': robotWorkshop,
  'rocket-fuel': rocketFuel,
});
