import { collection } from './scene';
import { b2bSaas } from './products/b2b-saas';
import { consumerApp } from './products/consumer-app';
import { platformPlay } from './products/platform-play';

/** What it sells: its picture, and the ground it stands on. */
export const { picture: productPicture, ground: productGround } = collection({
  'b2b-saas': b2bSaas,
  'consumer-app': consumerApp,
  'platform-play': platformPlay,
});
