import { airportForPigeons } from './projects/airport-for-pigeons';
import { annualReportMusical } from './projects/annual-report-musical';
import { antidoteToMondays } from './projects/antidote-to-mondays';
import { appThatFindsApps } from './projects/app-that-finds-apps';
import { biscuitDeliveryNetwork } from './projects/biscuit-delivery-network';
import { bottledSilence } from './projects/bottled-silence';
import { bridgeToSomewhere } from './projects/bridge-to-somewhere';
import { canteenOnRails } from './projects/canteen-on-rails';
import { charityFunRun } from './projects/charity-fun-run';
import { chatbotThatSaysNo } from './projects/chatbot-that-says-no';
import { costOfEverything } from './projects/cost-of-everything';
import { cureForPaperCuts } from './projects/cure-for-paper-cuts';
import { deepSeaChoir } from './projects/deep-sea-choir';
import { ergonomicBatteringRam } from './projects/ergonomic-battering-ram';
import { escalatorForStairs } from './projects/escalator-for-stairs';
import { fairerDice } from './projects/fairer-dice';
import { flatPackLighthouse } from './projects/flat-pack-lighthouse';
import { forecastOfForecasts } from './projects/forecast-of-forecasts';
import { franchiseTheCanteen } from './projects/franchise-the-canteen';
import { glowInTheDarkCows } from './projects/glow-in-the-dark-cows';
import { helpline } from './projects/helpline';
import { indoorWindTurbine } from './projects/indoor-wind-turbine';
import { infiniteHotelBooking } from './projects/infinite-hotel-booking';
import { insuranceInsurance } from './projects/insurance-insurance';
import { knotUntangler } from './projects/knot-untangler';
import { largestKnownNumber } from './projects/largest-known-number';
import { leftHandedSpanner } from './projects/left-handed-spanner';
import { loyaltyCardCard } from './projects/loyalty-card-card';
import { lunchLedger } from './projects/lunch-ledger';
import { managementHandbook } from './projects/management-handbook';
import { mapColouring } from './projects/map-colouring';
import { mapOfDarkMatter } from './projects/map-of-dark-matter';
import { meetingRobot } from './projects/meeting-robot';
import { memorablePassword } from './projects/memorable-password';
import { mergerWithOurselves } from './projects/merger-with-ourselves';
import { mothPoweredLamp } from './projects/moth-powered-lamp';
import { motionSicknessMachine } from './projects/motion-sickness-machine';
import { pneumaticPost } from './projects/pneumatic-post';
import { pocketParticleSorter } from './projects/pocket-particle-sorter';
import { primeNumberFarm } from './projects/prime-number-farm';
import { printerThatPrints } from './projects/printer-that-prints';
import { proofOfConcept } from './projects/proof-of-concept';
import { quantumCoinFlip } from './projects/quantum-coin-flip';
import { queueOptimiser } from './projects/queue-optimiser';
import { rebrandTheRebrand } from './projects/rebrand-the-rebrand';
import { recruitingAlgorithm } from './projects/recruiting-algorithm';
import { regionalGlobalHq } from './projects/regional-global-hq';
import { sandExport } from './projects/sand-export';
import { secondMoon } from './projects/second-moon';
import { selfButteringToast } from './projects/self-buttering-toast';
import { selfDrivingChair } from './projects/self-driving-chair';
import { silverLinedCloud } from './projects/silver-lined-cloud';
import { smartDoormat } from './projects/smart-doormat';
import { soilThatWeedsItself } from './projects/soil-that-weeds-itself';
import { sponsoredRoundabout } from './projects/sponsored-roundabout';
import { squeaklessDoor } from './projects/squeakless-door';
import { statisticsForCats } from './projects/statistics-for-cats';
import { submarineTaxi } from './projects/submarine-taxi';
import { talkingToSquirrels } from './projects/talking-to-squirrels';
import { theoryOfNearlyEverything } from './projects/theory-of-nearly-everything';
import { timetableThatWorks } from './projects/timetable-that-works';
import { toasterWithOpinions } from './projects/toaster-with-opinions';
import { tradeFairStand } from './projects/trade-fair-stand';
import { tunnelUnderTheTunnel } from './projects/tunnel-under-the-tunnel';
import { umbrellaWorks } from './projects/umbrella-works';
import { unbreakableCode } from './projects/unbreakable-code';
import { updateThatFixes } from './projects/update-that-fixes';
import { veryLongConveyor } from './projects/very-long-conveyor';
import { virtualRealityReality } from './projects/virtual-reality-reality';
import { volcanoSlippers } from './projects/volcano-slippers';
import { weatherOnRequest } from './projects/weather-on-request';
import { yoghurtGenome } from './projects/yoghurt-genome';

/** What is drawn on each card, in a window of 136 by 88. */
export const PROJECTS: Readonly<Record<string, string>> = {
  'airport-for-pigeons': airportForPigeons,
  'annual-report-musical': annualReportMusical,
  'antidote-to-mondays': antidoteToMondays,
  'app-that-finds-apps': appThatFindsApps,
  'biscuit-delivery-network': biscuitDeliveryNetwork,
  'bottled-silence': bottledSilence,
  'bridge-to-somewhere': bridgeToSomewhere,
  'canteen-on-rails': canteenOnRails,
  'charity-fun-run': charityFunRun,
  'chatbot-that-says-no': chatbotThatSaysNo,
  'cost-of-everything': costOfEverything,
  'cure-for-paper-cuts': cureForPaperCuts,
  'deep-sea-choir': deepSeaChoir,
  'ergonomic-battering-ram': ergonomicBatteringRam,
  'escalator-for-stairs': escalatorForStairs,
  'fairer-dice': fairerDice,
  'flat-pack-lighthouse': flatPackLighthouse,
  'forecast-of-forecasts': forecastOfForecasts,
  'franchise-the-canteen': franchiseTheCanteen,
  'glow-in-the-dark-cows': glowInTheDarkCows,
  helpline,
  'indoor-wind-turbine': indoorWindTurbine,
  'infinite-hotel-booking': infiniteHotelBooking,
  'insurance-insurance': insuranceInsurance,
  'knot-untangler': knotUntangler,
  'largest-known-number': largestKnownNumber,
  'left-handed-spanner': leftHandedSpanner,
  'loyalty-card-card': loyaltyCardCard,
  'lunch-ledger': lunchLedger,
  'management-handbook': managementHandbook,
  'map-colouring': mapColouring,
  'map-of-dark-matter': mapOfDarkMatter,
  'meeting-robot': meetingRobot,
  'memorable-password': memorablePassword,
  'merger-with-ourselves': mergerWithOurselves,
  'moth-powered-lamp': mothPoweredLamp,
  'motion-sickness-machine': motionSicknessMachine,
  'pneumatic-post': pneumaticPost,
  'pocket-particle-sorter': pocketParticleSorter,
  'prime-number-farm': primeNumberFarm,
  'printer-that-prints': printerThatPrints,
  'proof-of-concept': proofOfConcept,
  'quantum-coin-flip': quantumCoinFlip,
  'queue-optimiser': queueOptimiser,
  'rebrand-the-rebrand': rebrandTheRebrand,
  'recruiting-algorithm': recruitingAlgorithm,
  'regional-global-hq': regionalGlobalHq,
  'sand-export': sandExport,
  'second-moon': secondMoon,
  'self-buttering-toast': selfButteringToast,
  'self-driving-chair': selfDrivingChair,
  'silver-lined-cloud': silverLinedCloud,
  'smart-doormat': smartDoormat,
  'soil-that-weeds-itself': soilThatWeedsItself,
  'sponsored-roundabout': sponsoredRoundabout,
  'squeakless-door': squeaklessDoor,
  'statistics-for-cats': statisticsForCats,
  'submarine-taxi': submarineTaxi,
  'talking-to-squirrels': talkingToSquirrels,
  'theory-of-nearly-everything': theoryOfNearlyEverything,
  'timetable-that-works': timetableThatWorks,
  'toaster-with-opinions': toasterWithOpinions,
  'trade-fair-stand': tradeFairStand,
  'tunnel-under-the-tunnel': tunnelUnderTheTunnel,
  'umbrella-works': umbrellaWorks,
  'unbreakable-code': unbreakableCode,
  'update-that-fixes': updateThatFixes,
  'very-long-conveyor': veryLongConveyor,
  'virtual-reality-reality': virtualRealityReality,
  'volcano-slippers': volcanoSlippers,
  'weather-on-request': weatherOnRequest,
  'yoghurt-genome': yoghurtGenome,
};
