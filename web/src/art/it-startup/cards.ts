import { algorithms } from './cards/algorithms';
import { bootcampGraduate } from './cards/bootcamp-graduate';
import { codeReview } from './cards/code-review';
import { coffeeMachine } from './cards/coffee-machine';
import { crunchTime } from './cards/crunch-time';
import { dataWhisperer } from './cards/data-whisperer';
import { databaseDeveloper } from './cards/database-developer';
import { digitalNomad } from './cards/digital-nomad';
import { documentation } from './cards/documentation';
import { downerDave } from './cards/downer-dave';
import { failedRelease } from './cards/failed-release';
import { fullStackNinja } from './cards/full-stack-ninja';
import { hackathon } from './cards/hackathon';
import { headHunter } from './cards/head-hunter';
import { innovationGrant } from './cards/innovation-grant';
import { investor } from './cards/investor';
import { leakedRepository } from './cards/leaked-repository';
import { mainframeVeteran } from './cards/mainframe-veteran';
import { monsterBug } from './cards/monster-bug';
import { observability } from './cards/observability';
import { officeManager } from './cards/office-manager';
import { openSourceContributor } from './cards/open-source-contributor';
import { outsourcing } from './cards/outsourcing';
import { pairProgrammer } from './cards/pair-programmer';
import { patentTroll } from './cards/patent-troll';
import { peoplePartner } from './cards/people-partner';
import { principalEngineer } from './cards/principal-engineer';
import { productionOutage } from './cards/production-outage';
import { refactoring } from './cards/refactoring';
import { rubberDuckDebugger } from './cards/rubber-duck-debugger';
import { scrumMaster } from './cards/scrum-master';
import { securityChampion } from './cards/security-champion';
import { talentScout } from './cards/talent-scout';
import { tdd } from './cards/tdd';
import { undercoverHrAgent } from './cards/undercover-hr-agent';
import { vacationTime } from './cards/vacation-time';
import { weekendContractor } from './cards/weekend-contractor';

/** What is drawn on each card of the box, in a window of 160 by 120; it may bleed to -24 and 184. */
export const CARDS: Readonly<Record<string, string>> = {
  algorithms,
  'bootcamp-graduate': bootcampGraduate,
  'code-review': codeReview,
  'coffee-machine': coffeeMachine,
  'crunch-time': crunchTime,
  'data-whisperer': dataWhisperer,
  'database-developer': databaseDeveloper,
  'digital-nomad': digitalNomad,
  documentation,
  'downer-dave': downerDave,
  'failed-release': failedRelease,
  'full-stack-ninja': fullStackNinja,
  hackathon,
  'head-hunter': headHunter,
  'innovation-grant': innovationGrant,
  investor,
  'leaked-repository': leakedRepository,
  'mainframe-veteran': mainframeVeteran,
  'monster-bug': monsterBug,
  observability,
  'office-manager': officeManager,
  'open-source-contributor': openSourceContributor,
  outsourcing,
  'pair-programmer': pairProgrammer,
  'patent-troll': patentTroll,
  'people-partner': peoplePartner,
  'principal-engineer': principalEngineer,
  'production-outage': productionOutage,
  refactoring,
  'rubber-duck-debugger': rubberDuckDebugger,
  'scrum-master': scrumMaster,
  'security-champion': securityChampion,
  'talent-scout': talentScout,
  tdd,
  'undercover-hr-agent': undercoverHrAgent,
  'vacation-time': vacationTime,
  'weekend-contractor': weekendContractor,
};
