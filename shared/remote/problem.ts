/** Turns a region's error answers into the errors of the local backend: same code, same fields. */
import { inFull, invalidParameters, OctavoError, UNPARSABLE, unreadable, type ErrorCode, type Issue } from '../contract/errors';
import { isObject, parseJson } from '../contract/json';
import { operationNames, operationOf } from '../contract/operations';
import { essence } from '../packaging/media-type';
import { beginSentence, shortenText } from '../sentences';
import { isTransientStatus, retryAfter, spokenWait } from './retry';
import type { Answer } from './transport';

/** Longest piece of foreign text in a message of ours, in characters. */
const LONGEST = 300;
const MOST_ISSUES = 50;
const ANOTHER_PROGRAM =
	'Check the base address: something other than the service may have answered, such as a proxy or a login page';
const SMALLER = 'Split the input into smaller documents, or process it locally';
/** Most bytes of an error's body that are read. */
export const MOST_READ = 1024 * 1024;

/**
 * An answer other than 200. `region` is the name in messages. Only the status decides (docs/semantics.md, §5.9).
 * `secrets` are redacted if the answer repeats them.
 */
export function problemError(
	response: Answer,
	region: string,
	secrets: readonly string[] = [],
	now: () => number = Date.now,
): OctavoError {
	const { status } = response;
	const { title, issues, told } = readProblem(response, secrets);
	const says = told === '' ? '' : `: ${told}`;
	const failure = (code: ErrorCode, message: string, advice: string) =>
		new OctavoError(code, beginSentence(message), { status, issues, advice });
	if (status >= 300 && status <= 399)
		return failure(
			'service_failure',
			`${region} answered with a redirect (${status})${target(response)}`,
			'Octavo does not follow redirects with an API key: correct the base address',
		);
	switch (status) {
		case 400:
			return badRequest(issues, title, says, region);
		case 401:
			return failure(
				'unauthorized',
				`${region} refused the API key in the header X-API-Key (401)`,
				'Check that the API key is complete and has not been revoked',
			);
		case 406:
			return failure('not_acceptable', `${region} cannot answer in a format that Octavo reads (406)${says}`, ANOTHER_PROGRAM);
		case 413:
			return failure('too_large', `The documents are larger than ${region} accepts (413)${says}`, SMALLER);
		case 429:
			return failure(
				'rate_limited',
				`${region} asks to slow down (429)${later(response, now, ' and')}${says}`,
				'Send fewer requests at a time, or try again later',
			);
		case 504:
			if (isTimeLimit(response)) return failure('time_limit', `The work took longer than ${region} allows (504)`, SMALLER);
			break;
	}
	const again = isTransientStatus(status) ? later(response, now, ' and asks') : '';
	return failure(
		'service_failure',
		`${region} answered with status ${status}${again}${says}`,
		adviceOnStatus(status, title !== ''),
	);
}

/** `explained`: whether the answer is a problem of the service itself, not the page of a proxy or nothing. */
function adviceOnStatus(status: number, explained: boolean): string {
	if (status === 404) return 'Check the base address: this operation does not exist there';
	if (status === 402 || status === 403)
		return `The API key may lack the right to this operation, or your plan may not include it: check both with the provider of the service${explained ? '' : '. A proxy or a firewall may also have refused the request'}`;
	if (status < 500 && !isTransientStatus(status)) return ANOTHER_PROGRAM;
	return 'The fault is at the service or on the way to it. Try again later; if the fault stays, tell the provider of the service';
}

/** The time that the answer names for the next attempt (docs/semantics.md, D62). */
function later({ headers }: Answer, now: () => number, and: string): string {
	const wait = retryAfter(headers, now()) ?? 0;
	return wait === 0 ? '' : `${and} to try again in ${spokenWait(wait)}`;
}

/**
 * Whether a service like ours says that the work takes too long: it would take as long again (docs/semantics.md, D20, D21). A 504
 * of a gateway says nothing about the work, and neither does one of a service without this header.
 */
export const isTimeLimit = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean =>
	status === 504 && headers['octavo-error'] === 'time_limit';

/** A 200 with a body that was not requested. */
export function wrongContent(
	response: Pick<Answer, 'status' | 'headers'>,
	wanted: string,
	typeWanted: string,
	region: string,
): OctavoError {
	const type = shorten(essence(response.headers['content-type'] ?? '')) || 'no content type';
	// A body that is cut off, or a page under a wrong name.
	const answered = type === typeWanted ? `${type}, but its content is not ${wanted}` : `${type} instead of ${wanted}`;
	return new OctavoError('service_failure', beginSentence(`${region} answered with ${answered}`), {
		status: response.status,
		advice: ANOTHER_PROGRAM,
	});
}

/** `errors` become the local backend's error; the contract's own words mark an unreadable file. */
function badRequest(issues: readonly Issue[], title: string, says: string, region: string): OctavoError {
	if (issues.length === 0)
		return new OctavoError('invalid_parameters', beginSentence(`${region} refused the request (400)${says}`), {
			status: 400,
			...(says === '' ? { advice: ANOTHER_PROGRAM } : {}),
		});
	const positions = [...new Set(issues.map(({ document }) => document?.position))];
	const [first, ...others] = positions.map((position) =>
		refusalFrom(
			issues.filter(({ document }) => document?.position === position),
			title,
		),
	);
	// Each document that is refused is a separate error, as it is locally.
	return others.length === 0 || positions.includes(undefined)
		? refusalFrom(issues, title)
		: refusalFrom(issues, title, [first!, ...others]);
}

/** `each`: an error for each of several documents, in their order. */
function refusalFrom(issues: readonly Issue[], title: string, [first, ...others]: readonly OctavoError[] = []): OctavoError {
	if (first) {
		const { code, message, position, advice } = first;
		return new OctavoError(code, message, {
			issues,
			status: 400,
			others,
			...(position === undefined ? {} : { position }),
			...(advice === undefined ? {} : { advice }),
		});
	}
	const file = issues.every(({ field }) => field === 'file') ? issues[0] : undefined;
	const position = issues.find(({ document }) => document !== undefined)?.document?.position;
	const code = file?.message.endsWith(UNPARSABLE) ? 'unreadable_document' : 'invalid_parameters';
	const { advice } = unreadable('');
	const message = code === 'unreadable_document' ? issues.map(inFull).join(' ') : invalidParameters(issues).message;
	return new OctavoError(code, message || title, {
		issues,
		status: 400,
		...(position === undefined ? {} : { position }),
		...(code === 'unreadable_document' && advice !== undefined ? { advice } : {}),
	});
}

interface Problem {
	readonly title: string;
	readonly issues: readonly Issue[];
	/** The part of the body to show: its title, or the first line of a gateway's text. */
	readonly told: string;
}

/** Tolerates HTML, empty and truncated bodies. */
function readProblem({ headers, body }: Answer, secrets: readonly string[]): Problem {
	const whole = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
	const json = /[/+]json$/.test(essence(headers['content-type'] ?? '')) || /^\s*\{/.test(whole) ? parseJson(whole) : undefined;
	const clean = (text: string) => shorten(blackOut(text, secrets));
	if (isObject(json)) {
		const title = typeof json['title'] === 'string' ? clean(json['title']) : '';
		return { title, issues: readIssues(json['errors'], clean), told: title };
	}
	const visible = whole.replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi, ' ').replace(/<[^<>]*>/g, ' ');
	const told = visible
		.split('\n')
		.map(clean)
		.find((line) => line !== '');
	return { title: '', issues: [], told: told ?? '' };
}

function readIssues(errors: unknown, clean: (text: string) => string): Issue[] {
	if (!isObject(errors)) return [];
	return Object.entries(errors)
		.flatMap(([field, messages]: [string, unknown]) =>
			(Array.isArray(messages) ? messages : [messages])
				.filter((message): message is string => typeof message === 'string')
				.map((message) => toIssue(clean(field), clean(message))),
		)
		.slice(0, MOST_ISSUES);
}

/** A service sends only text. The position and the wire names in it are found here, so that hosts get them as data. */
function toIssue(field: string, text: string): Issue {
	const [, prefix = '', position, name] = /^(Document (\d{1,6})(?: \((.*?)\))?: )/.exec(text) ?? [];
	const mentions = [...new Set(text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g))].filter((word) => wireNames.has(word));
	return {
		field,
		message: text.slice(prefix.length),
		...(mentions.length > 0 && { mentions }),
		...(position !== undefined && { document: { position: Number(position), ...(name !== undefined && { name }) } }),
	};
}

const wireNames: ReadonlySet<string> = new Set(
	operationNames.flatMap((name) => [name, ...Object.keys(operationOf(name).fields)]),
);

/** The text without secrets. One of under four characters is replaced only as a word: everywhere, it would destroy the sentence. */
function blackOut(text: string, secrets: readonly string[]): string {
	return secrets
		.filter((secret) => secret !== '')
		.sort((one, other) => other.length - one.length)
		.reduce((clean, secret) => (secret.length < 4 ? withoutWord(clean, secret) : clean.replaceAll(secret, '***')), text);
}

function withoutWord(text: string, word: string): string {
	const literal = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
	return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'), '***');
}

/** The target of a redirect, without user name and query, which may be secret. */
function target({ headers }: Answer): string {
	const location = headers['location']?.split(/[?#]/)[0] ?? '';
	return location === '' ? '' : ` to ${shorten(location.replace(/\/\/[^/@]*@/, '//'))}`;
}

/** One line without control characters, truncated. */
function shorten(text: string): string {
	return shortenText(text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim(), LONGEST);
}

/** Characters that a message must not contain. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;
