import { auxiliaryClipper } from './transports/auxiliary-clipper';
import { canalBarge } from './transports/canal-barge';
import { cloudLiner } from './transports/cloud-liner';
import { electricDirigible } from './transports/electric-dirigible';
import { electricTram } from './transports/electric-tram';
import { grandExpress } from './transports/grand-express';
import { handCar } from './transports/hand-car';
import { harbourGig } from './transports/harbour-gig';
import { ironLeviathan } from './transports/iron-leviathan';
import { narrowGauge } from './transports/narrow-gauge';
import { ornithopterFlight } from './transports/ornithopter-flight';
import { paddleSteamer } from './transports/paddle-steamer';
import { pedalDirigible } from './transports/pedal-dirigible';
import { pneumaticRailway } from './transports/pneumatic-railway';
import { rackRailway } from './transports/rack-railway';
import { railBalloon } from './transports/rail-balloon';
import { signalBalloon } from './transports/signal-balloon';
import { silkAerostat } from './transports/silk-aerostat';
import { steamLaunch } from './transports/steam-launch';
import { trainFerry } from './transports/train-ferry';
import { wingedPacket } from './transports/winged-packet';

/** What is drawn on each card, in a window of 120 by 80; rails, water or clouds say how it travels. */
export const TRANSPORTS: Readonly<Record<string, string>> = {
  'auxiliary-clipper': auxiliaryClipper,
  'canal-barge': canalBarge,
  'cloud-liner': cloudLiner,
  'electric-dirigible': electricDirigible,
  'electric-tram': electricTram,
  'grand-express': grandExpress,
  'hand-car': handCar,
  'harbour-gig': harbourGig,
  'iron-leviathan': ironLeviathan,
  'narrow-gauge': narrowGauge,
  'ornithopter-flight': ornithopterFlight,
  'paddle-steamer': paddleSteamer,
  'pedal-dirigible': pedalDirigible,
  'pneumatic-railway': pneumaticRailway,
  'rack-railway': rackRailway,
  'rail-balloon': railBalloon,
  'signal-balloon': signalBalloon,
  'silk-aerostat': silkAerostat,
  'steam-launch': steamLaunch,
  'train-ferry': trainFerry,
  'winged-packet': wingedPacket,
};
