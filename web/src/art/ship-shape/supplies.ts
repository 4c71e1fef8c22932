import { apprenticeHall } from './supplies/apprentice-hall';
import { arcLightDrill } from './supplies/arc-light-drill';
import { automatonParlour } from './supplies/automaton-parlour';
import { batteryHouse } from './supplies/battery-house';
import { chronometerGarden } from './supplies/chronometer-garden';
import { clockworkDredger } from './supplies/clockwork-dredger';
import { companyStore } from './supplies/company-store';
import { countryExchange } from './supplies/country-exchange';
import { donkeyQuarry } from './supplies/donkey-quarry';
import { electricHatchery } from './supplies/electric-hatchery';
import { galvanicQuarry } from './supplies/galvanic-quarry';
import { gemCuttersBench } from './supplies/gem-cutters-bench';
import { guttaPerchaWorks } from './supplies/gutta-percha-works';
import { heatedVineyard } from './supplies/heated-vineyard';
import { inventorsLodging } from './supplies/inventors-lodging';
import { magneticProspect } from './supplies/magnetic-prospect';
import { medalMint } from './supplies/medal-mint';
import { orchardUnderGlass } from './supplies/orchard-under-glass';
import { orchidHunters } from './supplies/orchid-hunters';
import { oysterBell } from './supplies/oyster-bell';
import { perfumeStill } from './supplies/perfume-still';
import { phonographStudio } from './supplies/phonograph-studio';
import { phosphateWorks } from './supplies/phosphate-works';
import { pitPonyColliery } from './supplies/pit-pony-colliery';
import { porcelainKiln } from './supplies/porcelain-kiln';
import { precisionLathe } from './supplies/precision-lathe';
import { repairCaravan } from './supplies/repair-caravan';
import { silkConservatory } from './supplies/silk-conservatory';
import { steamPlough } from './supplies/steam-plough';
import { tideMill } from './supplies/tide-mill';

/** What is drawn on each card, in a window of 120 by 60, on one strip of ground. */
export const SUPPLIES: Readonly<Record<string, string>> = {
  'apprentice-hall': apprenticeHall,
  'arc-light-drill': arcLightDrill,
  'automaton-parlour': automatonParlour,
  'battery-house': batteryHouse,
  'chronometer-garden': chronometerGarden,
  'clockwork-dredger': clockworkDredger,
  'company-store': companyStore,
  'country-exchange': countryExchange,
  'donkey-quarry': donkeyQuarry,
  'electric-hatchery': electricHatchery,
  'galvanic-quarry': galvanicQuarry,
  'gem-cutters-bench': gemCuttersBench,
  'gutta-percha-works': guttaPerchaWorks,
  'heated-vineyard': heatedVineyard,
  'inventors-lodging': inventorsLodging,
  'magnetic-prospect': magneticProspect,
  'medal-mint': medalMint,
  'orchard-under-glass': orchardUnderGlass,
  'orchid-hunters': orchidHunters,
  'oyster-bell': oysterBell,
  'perfume-still': perfumeStill,
  'phonograph-studio': phonographStudio,
  'phosphate-works': phosphateWorks,
  'pit-pony-colliery': pitPonyColliery,
  'porcelain-kiln': porcelainKiln,
  'precision-lathe': precisionLathe,
  'repair-caravan': repairCaravan,
  'silk-conservatory': silkConservatory,
  'steam-plough': steamPlough,
  'tide-mill': tideMill,
};
