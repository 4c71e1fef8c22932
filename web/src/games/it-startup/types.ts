/* The records of the game as they stand on the wire. */
export type {
  AttackView,
  CounterOption as CounterView,
  EmployeeView,
  HandView,
  ItStartupBox,
  KnowledgeView,
  LedgerView,
  OfficeView,
  StartupCard,
  StartupEvent,
  StartupMove,
  StartupPrivateView,
  StartupPublicView,
  TonightView,
} from '../../generated/it-startup';
