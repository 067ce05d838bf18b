/** Formats of text fields that accept only certain texts. The operations name a format; `decode` checks it. */
import { readColor } from './colors';
import { pdfDate } from './dates';
import { parseNumberFormat } from './number-format';
import { parseRunningLine } from './running-line';
import type { Text } from '../operations/types';

type Format = NonNullable<Text['format']>;

interface Rule {
	readonly holds: (text: string) => boolean;
	/** In words that follow "must be". */
	readonly words: string;
	/** Names the part of an invalid text that is wrong. */
	readonly problem?: (text: string) => string | undefined;
}

function numberFormatProblem(text: string): string | undefined {
	const parsed = parseNumberFormat(text);
	return 'problem' in parsed ? parsed.problem : undefined;
}

function runningLineProblem(text: string): string | undefined {
	const parsed = parseRunningLine(text);
	return 'problem' in parsed ? parsed.problem : undefined;
}

/** The shape of a language tag (RFC 5646, 2.1): a code of ISO 639, not the name of a language. Whether its parts are registered is not looked at. */
const LANGUAGE = /^(?:[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,8}|[xXiI](?:-[A-Za-z0-9]{1,8}){1,8})$/;

/** Media types that are valid in a header (RFC 6838, 4.2). */
export const isMediaType = (text: string): boolean => /^[\w.+!#$&^-]{1,127}\/[\w.+!#$&^-]{1,127}$/.test(text);

const isFileName = (text: string): boolean => !/[/\\\p{Cc}\p{Cs}]/u.test(text) && /[^. ]/.test(text);

/** Without a name and password in it. */
function isHttpsAddress(text: string): boolean {
	const address = URL.canParse(text) ? new URL(text) : undefined;
	return address?.protocol === 'https:' && address.username === '' && address.password === '';
}

export const textFormats: Readonly<Record<Format, Rule>> = {
	'file-name': { holds: isFileName, words: 'a file name without folders' },
	'media-type': { holds: isMediaType, words: 'a media type such as text/xml or application/pdf' },
	color: { holds: (text) => readColor(text) !== undefined, words: 'a color such as Red, darkgreen or #c00000' },
	date: {
		holds: (text) => pdfDate(text) !== undefined,
		words: 'a date of ISO 8601 such as 2026-11-20 or 2026-11-20T14:30:00+01:00',
	},
	'number-format': {
		holds: (text) => numberFormatProblem(text) === undefined,
		words: 'text such as {number} / {last}',
		problem: numberFormatProblem,
	},
	'running-line': {
		holds: (text) => runningLineProblem(text) === undefined,
		words: 'a line such as {title}|{number} / {last}',
		problem: runningLineProblem,
	},
	'https-address': { holds: isHttpsAddress, words: 'an HTTPS address such as https://tsa.example.com' },
	'language-tag': { holds: (text) => LANGUAGE.test(text), words: 'a language tag such as en, de-AT or zh-Hant (BCP 47)' },
};
