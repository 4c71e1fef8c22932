import { abel } from './people/abel';
import { agnes } from './people/agnes';
import { anselm } from './people/anselm';
import { bea } from './people/bea';
import { blessing } from './people/blessing';
import { boris } from './people/boris';
import { bram } from './people/bram';
import { carlos } from './people/carlos';
import { celia } from './people/celia';
import { dash } from './people/dash';
import { dmitri } from './people/dmitri';
import { dot } from './people/dot';
import { ezra } from './people/ezra';
import { felix } from './people/felix';
import { founder } from './people/founder';
import { freya } from './people/freya';
import { gloria } from './people/gloria';
import { gus } from './people/gus';
import { hamza } from './people/hamza';
import { hugo } from './people/hugo';
import { imani } from './people/imani';
import { ingrid } from './people/ingrid';
import { joaquin } from './people/joaquin';
import { kit } from './people/kit';
import { leopold } from './people/leopold';
import { lotte } from './people/lotte';
import { marguerite } from './people/marguerite';
import { maud } from './people/maud';
import { minh } from './people/minh';
import { mo } from './people/mo';
import { nadia } from './people/nadia';
import { ned } from './people/ned';
import { olive } from './people/olive';
import { otto } from './people/otto';
import { pip } from './people/pip';
import { priya } from './people/priya';
import { quentin } from './people/quentin';
import { rosa } from './people/rosa';
import { rupert } from './people/rupert';
import { samira } from './people/samira';
import { signe } from './people/signe';
import { sol } from './people/sol';
import { takeshi } from './people/takeshi';
import { tariq } from './people/tariq';
import { tomasz } from './people/tomasz';
import { ursula } from './people/ursula';
import { valentina } from './people/valentina';
import { viktor } from './people/viktor';
import { wanda } from './people/wanda';
import { yuki } from './people/yuki';
import { zofia } from './people/zofia';
import type { Figure } from './people/figure';

/** Everybody who may work for a company, by id; each has one telling thing. */
export const PEOPLE: Readonly<Record<string, Figure>> = {
  abel,
  agnes,
  anselm,
  bea,
  blessing,
  boris,
  bram,
  carlos,
  celia,
  dash,
  dmitri,
  dot,
  ezra,
  felix,
  founder,
  freya,
  gloria,
  gus,
  hamza,
  hugo,
  imani,
  ingrid,
  joaquin,
  kit,
  leopold,
  lotte,
  marguerite,
  maud,
  minh,
  mo,
  nadia,
  ned,
  olive,
  otto,
  pip,
  priya,
  quentin,
  rosa,
  rupert,
  samira,
  signe,
  sol,
  takeshi,
  tariq,
  tomasz,
  ursula,
  valentina,
  viktor,
  wanda,
  yuki,
  zofia,
};
