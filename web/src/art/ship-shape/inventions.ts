import { abyssLens } from './inventions/abyss-lens';
import { aerialLighthouse } from './inventions/aerial-lighthouse';
import { cloudSeedKite } from './inventions/cloud-seed-kite';
import { coralBreakwater } from './inventions/coral-breakwater';
import { dreamLantern } from './inventions/dream-lantern';
import { everlastingRoad } from './inventions/everlasting-road';
import { featherArmour } from './inventions/feather-armour';
import { floatingAcademy } from './inventions/floating-academy';
import { hangingFarm } from './inventions/hanging-farm';
import { heatedGreenway } from './inventions/heated-greenway';
import { kelpTelegraph } from './inventions/kelp-telegraph';
import { mechanicalPigeon } from './inventions/mechanical-pigeon';
import { moonGun } from './inventions/moon-gun';
import { orchestrionExpress } from './inventions/orchestrion-express';
import { pearlIncubator } from './inventions/pearl-incubator';
import { scentedTheatre } from './inventions/scented-theatre';
import { selfPruningHedge } from './inventions/self-pruning-hedge';
import { skyTelegraph } from './inventions/sky-telegraph';
import { starCabinet } from './inventions/star-cabinet';
import { steamNightingale } from './inventions/steam-nightingale';
import { stormAnchor } from './inventions/storm-anchor';
import { submarinePalace } from './inventions/submarine-palace';
import { talkingBuoy } from './inventions/talking-buoy';
import { thinkingLoom } from './inventions/thinking-loom';
import { tropicalIslandKit } from './inventions/tropical-island-kit';
import { undergroundSun } from './inventions/underground-sun';
import { universalKitchen } from './inventions/universal-kitchen';
import { unsinkablePier } from './inventions/unsinkable-pier';
import { walkingExhibition } from './inventions/walking-exhibition';
import { whaleSongRecorder } from './inventions/whale-song-recorder';

/** What is drawn on each card, in a window of 160 by 104; its ground bleeds on both sides. */
export const INVENTIONS: Readonly<Record<string, string>> = {
  'abyss-lens': abyssLens,
  'aerial-lighthouse': aerialLighthouse,
  'cloud-seed-kite': cloudSeedKite,
  'coral-breakwater': coralBreakwater,
  'dream-lantern': dreamLantern,
  'everlasting-road': everlastingRoad,
  'feather-armour': featherArmour,
  'floating-academy': floatingAcademy,
  'hanging-farm': hangingFarm,
  'heated-greenway': heatedGreenway,
  'kelp-telegraph': kelpTelegraph,
  'mechanical-pigeon': mechanicalPigeon,
  'moon-gun': moonGun,
  'orchestrion-express': orchestrionExpress,
  'pearl-incubator': pearlIncubator,
  'scented-theatre': scentedTheatre,
  'self-pruning-hedge': selfPruningHedge,
  'sky-telegraph': skyTelegraph,
  'star-cabinet': starCabinet,
  'steam-nightingale': steamNightingale,
  'storm-anchor': stormAnchor,
  'submarine-palace': submarinePalace,
  'talking-buoy': talkingBuoy,
  'thinking-loom': thinkingLoom,
  'tropical-island-kit': tropicalIslandKit,
  'underground-sun': undergroundSun,
  'universal-kitchen': universalKitchen,
  'unsinkable-pier': unsinkablePier,
  'walking-exhibition': walkingExhibition,
  'whale-song-recorder': whaleSongRecorder,
};
