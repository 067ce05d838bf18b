/**
 * The header `Octavo-Outcome` (docs/semantics.md, D41): everything of an outcome that the body cannot hold, such as notes,
 * and facts about each result. ASCII JSON of at most 8 KB. If it would be longer, parts are left out: facts about each result, then
 * lists among the facts, then all facts, and the notes last: long ones are shortened. The notes `results_left_out`, `facts_left_out`
 * and `notes_left_out` say what does not fit. Text of pages is never in it (docs/semantics.md, D47).
 */
import type { DocumentFacts, Facts, FileFacts, Note, Outcome } from './backend';
import { declaredAmong } from './facts';
import { isObject, parseJson } from './json';
import { isNoteCode } from './notes';
import { countNoun, shortenText } from '../sentences';
import { operationOf, type OperationName } from './operations';

export const OUTCOME_HEADER = 'octavo-outcome';
const LONGEST = 8192;
/** Characters of a shortened message. */
const SHORTENED = 300;

export interface OutcomeHeader {
	readonly notes: readonly Note[];
	readonly facts: Facts;
	readonly documents: readonly DocumentFacts[];
	readonly files: readonly FileFacts[];
}

export function encodeOutcome({ notes, facts, documents, files = [] }: Outcome): string {
	const whole: OutcomeHeader = {
		notes,
		facts,
		documents: documents.map(({ name: _name, bytes: _bytes, match: _match, ...known }) => known),
		files: files.map(({ mediaType, facts }) => ({ mediaType, facts })),
	};
	const results = resultsLeftOut(whole);
	const short = Object.fromEntries(Object.entries(facts).filter(([, fact]) => !Array.isArray(fact)));
	const lists = Object.keys(facts).filter((name) => !Object.hasOwn(short, name));
	const bare = onlyNotes([...results, ...factsLeftOut(Object.keys(facts)), ...notes]);
	const candidates = [
		whole,
		{ ...onlyNotes([...results, ...notes]), facts },
		{ ...onlyNotes([...results, ...factsLeftOut(lists), ...notes]), facts: short },
		bare,
	];
	for (const candidate of candidates) {
		const text = headerText(candidate);
		if (text.length <= LONGEST) return text;
	}
	return headerText(onlyNotes(fitting(bare.notes)));
}

function resultsLeftOut({ documents, files }: OutcomeHeader): Note[] {
	const count = documents.filter((known) => Object.keys(known).length > 0).length + files.length;
	if (count === 0) return [];
	const results = countNoun(count, 'result');
	return [
		{
			code: 'results_left_out',
			message: `The facts about ${results} do not fit into the header of the response: process locally to read them.`,
		},
	];
}

const factsLeftOut = (names: readonly string[]): Note[] =>
	names.length === 0
		? []
		: [
				{
					code: 'facts_left_out',
					message: `Some facts do not fit into the header of the response: process locally to read ${names.join(', ')}.`,
				},
			];

const onlyNotes = (notes: readonly Note[]): OutcomeHeader => ({ notes, facts: {}, documents: [], files: [] });

const headerText = (header: OutcomeHeader): string => toAscii(JSON.stringify(header));

/** As many notes as fit, with long messages shortened. */
function fitting(notes: readonly Note[]): readonly Note[] {
	const kept: Note[] = [];
	for (const note of notes.map(shortenNote)) {
		const candidate = [...kept, note, leftOut(notes.length)];
		if (headerText(onlyNotes(candidate)).length <= LONGEST) kept.push(note);
	}
	return kept.length < notes.length ? [...kept, leftOut(notes.length - kept.length)] : kept;
}

const shortenNote = (note: Note): Note => ({ ...note, message: shortenText(note.message, SHORTENED - 1) });

const leftOut = (count: number): Note => ({
	code: 'notes_left_out',
	message: `${countNoun(count, 'note does', 'notes do')} not fit into the header of the response: process locally to read all notes.`,
});

/** A service may be newer, or not ours: its notes keep their messages, whatever codes they have. */
const ofService = (message: string): Note => ({ code: 'service_note', message });

/**
 * Reads any header, and ignores parts without the expected shape, and facts that the operation does not declare: the service may be
 * newer, or not ours.
 */
export function decodeOutcome(name: OperationName, text: string | undefined): OutcomeHeader {
	const declared = operationOf(name);
	const json = object(text === undefined || text.length > LONGEST ? undefined : parseJson(text));
	return {
		notes: list(json['notes']).flatMap((entry): Note[] => {
			const { code, message, mentions } = object(entry);
			if (typeof code !== 'string' || typeof message !== 'string') return [];
			const names = list(mentions).filter((name) => typeof name === 'string');
			const note = isNoteCode(code) ? { code, message } : ofService(message);
			return [{ ...note, ...(names.length > 0 && { mentions: names }) }];
		}),
		facts: declaredAmong(object(json['facts']), declared.facts),
		documents: list(json['documents']).map((entry): DocumentFacts => {
			const known = object(entry);
			const number = (key: 'pageCount' | 'firstPage' | 'lastPage') =>
				Number.isSafeInteger(known[key]) ? { [key]: known[key] as number } : {};
			const title = typeof known['title'] === 'string' ? { title: known['title'] } : {};
			return { ...number('pageCount'), ...number('firstPage'), ...number('lastPage'), ...title };
		}),
		files: list(json['files']).map((entry): FileFacts => {
			const { mediaType, facts } = object(entry);
			return {
				mediaType: typeof mediaType === 'string' ? mediaType : 'application/octet-stream',
				facts: declaredAmong(object(facts), declared.resultFacts),
			};
		}),
	};
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const object = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** Header values are ASCII; JSON can escape every other character. */
const toAscii = (json: string): string =>
	json.replace(/[\u007f-\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
