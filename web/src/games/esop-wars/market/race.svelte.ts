/** How the race is drawn, as the person chose; it outlives the rounds. */
class RaceChoice {
  as = $state<'towers' | 'curve'>('towers');
}

export const race = new RaceChoice();
