/** Secrets, given as a list or as one per line of a file. Of several, the first is in use, and the others are known still. */
import { readFileSync } from 'node:fs';
import type { Reader } from './reader';

export interface SecretRules {
	/** The variable of the list; that of the file ends with `_FILE`. */
	readonly setting: string;
	/** Of one secret. */
	readonly rule: string;
	/** Undefined if it is not valid. */
	readonly secretIn: (text: string) => Buffer | undefined;
}

/** None if neither is set. */
export function readSecrets({ text, given, attempt }: Reader, { setting, rule, secretIn }: SecretRules): readonly Buffer[] {
	const all = (list: string): (Buffer | undefined)[] => list.split(',').map((one) => secretIn(one.trim()));
	const isList = (list: string): boolean => all(list).every((one) => one !== undefined);
	const list = text(setting, '', `${rule}; of several, separated by commas, the first is in use`, isList);
	const file = given(`${setting}_FILE`);
	const fromFile = attempt(() => {
		if (file === undefined) return '';
		if (list !== '') throw new Error(`${setting} and ${setting}_FILE exclude each other: remove one`);
		const lines = linesOf(file.trim(), `${setting}_FILE`).join(',');
		if (isList(lines)) return lines;
		throw new Error(`${setting}_FILE must be the path of a file whose lines are each ${rule}`);
	}, '');
	const found = list === '' ? fromFile : list;
	return found === '' ? [] : all(found).flatMap((one) => one ?? []);
}

function linesOf(file: string, setting: string): string[] {
	try {
		return readFileSync(file, 'utf8')
			.split(/\r?\n/)
			.filter((line) => line.trim() !== '');
	} catch (cause) {
		const { code } = cause as NodeJS.ErrnoException;
		throw new Error(`${setting} must be the path of a file that can be read (${code})`, { cause });
	}
}
