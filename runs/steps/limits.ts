/** Settings of a run that are numbers, and what makes it fail. */

/** The least that makes a run fail; each of them includes those before it. */
export const FAIL_ON = ['failed', 'skipped', 'notes', 'nothing'] as const;
export type FailOn = (typeof FAIL_ON)[number];

export const MAXIMUM_CONCURRENCY = 32;

export const isConcurrency = (given: string): boolean =>
	/^\d+$/.test(given) && Number(given) >= 1 && Number(given) <= MAXIMUM_CONCURRENCY;
export const WORDS_OF_CONCURRENCY = `must be a whole number from 1 to ${MAXIMUM_CONCURRENCY}`;

/** The time that one operation may take, unless the user sets another. */
export const SECONDS = 300;
const MOST_SECONDS = 86_400;
export const isSeconds = (given: string): boolean =>
	/^\d{1,5}$/.test(given) && Number(given) >= 1 && Number(given) <= MOST_SECONDS;
export const WORDS_OF_SECONDS = `must be a whole number of seconds from 1 to ${MOST_SECONDS}`;

export const isPercent = (given: string): boolean => /^\d{1,2}(?:\.\d+)?$/.test(given);
export const WORDS_OF_PERCENT = 'must be a number of percent from 0 to 99, such as 5';
