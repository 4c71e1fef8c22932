import { labelIf } from '../texts/labels';

/** What a bot is called by people: its level, not its code. */
export const botName = (bot: string): string => labelIf(`bot.${bot}`) ?? bot;
