/**
 * Foreign text made harmless. The runner executes any line of the log that starts with `::command` or holds `##[command]`,
 * and file names, parameters and answers of a server are written by others.
 */
import { placesOf } from '../../shared/contract/errors';
import { isObject } from '../../shared/contract/json';

/** Controls of the writing direction (UAX #9), which make a name look like another one. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line of the log, without a command in it. */
export const printable = (text: string): string =>
	text
		.replace(DIRECTIONS, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`)
		.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
		.replace(/:(?=:)/g, ': ')
		.replace(/##\[/g, '## [');

/** The same as text inside an HTML element of the job summary. A pipe or a backtick means nothing there. */
export const cell = (text: string): string =>
	printable(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A size for people: `512 B`, `9.5 MB`. Decimal units, as mail providers and file managers of today count. */
export function readableBytes(bytes: number): string {
	const units = ['B', 'kB', 'MB', 'GB'];
	let value = bytes;
	let unit = 0;
	for (; value >= 999.95 && unit < units.length - 1; unit++) value /= 1000;
	return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit]}`;
}

/** The code of a system error, such as `ENOSPC`. */
export function systemCode(thrown: unknown): string {
	const code = isObject(thrown) ? thrown['code'] : undefined;
	return typeof code === 'string' ? code : 'unknown reason';
}

/** A fault for the debug log: kinds, codes and places, through the causes. */
export function trace(fault: unknown): string {
	if (!(fault instanceof Error)) return typeof fault;
	const told = [`${fault.name} (${systemCode(fault)})`, ...placesOf(fault)].join('\n    ');
	return fault.cause === undefined ? told : `${told}\ncaused by ${trace(fault.cause)}`;
}
