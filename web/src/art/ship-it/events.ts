import { collection } from './scene';
import { botnetWave } from './events/botnet-wave';
import { cloudProviderOutage } from './events/cloud-provider-outage';
import { competitorLaunch } from './events/competitor-launch';
import { dataBreach } from './events/data-breach';
import { ddosAttack } from './events/ddos-attack';
import { launchDaySpotlight } from './events/launch-day-spotlight';
import { viralMoment } from './events/viral-moment';
import { vulnerableDependency } from './events/vulnerable-dependency';

/** An event: its picture, and the ground it stands on. */
export const { picture: eventPicture, ground: eventGround } = collection({
  'botnet-wave': botnetWave,
  'cloud-provider-outage': cloudProviderOutage,
  'competitor-launch': competitorLaunch,
  'data-breach': dataBreach,
  'ddos-attack': ddosAttack,
  'launch-day-spotlight': launchDaySpotlight,
  'viral-moment': viralMoment,
  'vulnerable-dependency': vulnerableDependency,
});
