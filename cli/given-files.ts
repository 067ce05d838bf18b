/** The documents that a command line names: paths, patterns, folders, and `-` for standard input. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OctavoError, type Issue } from '../shared/contract/errors';
import { operationOf } from '../shared/contract/operations';
import { statOf } from '../runs/disk/calls';
import { resolvePlace, writtenPath, type Places } from '../runs/disk/places';
import { cannotWrite } from '../runs/disk/write';
import { findFiles, kindOfFiles, type Found } from '../runs/files/find-files';
import type { Line } from '../runs/steps/lines';
import { isMerging } from '../runs/steps/plan';
import type { Step } from '../runs/steps/step-values';
import { makeTemporaryFolder } from './temporary-folder';
import { harmless, type Terminal } from './terminal';

const STANDARD_INPUT = '-';

/** Patterns may not lead up, but absolute ones may be anywhere. */
const LEADS_UP = /(?:^|[\\/])\.\.(?:[\\/]|$)/;

/** The most bytes of standard input, which is also the engine's limit. */
const MOST_BYTES = 2 ** 31 - 1;

const ENDINGS = { pdf: 'pdf', image: 'png', markdown: 'md', html: 'html' } as const;

export interface GivenFiles {
	readonly files: readonly string[];
	/** The file that holds standard input. */
	readonly fromInput: string | undefined;
	/** Removes temporary files. */
	readonly clearUp: () => void;
}

/** @throws OctavoError `configuration` with all that is missing. */
export async function givenFiles(
	named: readonly string[],
	steps: readonly Step[],
	places: Places,
	terminal: Terminal,
	mayBeEmpty = false,
): Promise<GivenFiles> {
	const others = withoutInput(named);
	const lines = linesOf(others, places);
	const [first] = steps;
	const kind = kindOfFiles(first && operationOf(first.name));
	const found = await findFiles(lines, places, kind, isMerging(steps));
	const problems = problemsOf(found, others, places, mayBeEmpty);
	const { files } = found;
	if (problems.length > 0)
		throw new OctavoError('configuration', problems.map(({ message }) => message).join('. '), { issues: problems });
	for (const [file, reason] of found.refused) terminal.tell(harmless(`octavo: '${file}' was left out: it ${reason}`));
	if (named.length === others.length) return { files, fromInput: undefined, clearUp: () => undefined };
	const { folder, remove: clearUp } = makeTemporaryFolder();
	try {
		const { accepts = 'pdf', textKind = 'markdown' } = first ? operationOf(first.name) : {};
		const file = path.join(folder, `stdin.${ENDINGS[accepts === 'text' ? textKind : accepts]}`);
		const bytes = await readInput(terminal);
		await writeFile(file, bytes, { mode: 0o600 }).catch((thrown: unknown) => {
			throw cannotWrite(file, thrown);
		});
		// Between the other files, at the place that it has on the command line.
		const before = await findFiles(lines.slice(0, named.indexOf(STANDARD_INPUT)), places, kind, isMerging(steps));
		const at = before.files.length;
		return { files: [...files.slice(0, at), file, ...files.slice(at)], fromInput: file, clearUp };
	} catch (thrown) {
		clearUp();
		throw thrown;
	}
}

/** The problems of the files that a command line names, to be told with everything else. */
export async function findProblems(named: readonly string[], step: Step, places: Places): Promise<Issue[]> {
	const others = named.filter((one) => one !== STANDARD_INPUT);
	const found = await findFiles(linesOf(others, places), places, kindOfFiles(operationOf(step.name)), isMerging([step]));
	return problemsOf(found, others, places, false);
}

/** @throws OctavoError `configuration` if standard input is named twice. */
function withoutInput(named: readonly string[]): string[] {
	const others = named.filter((one) => one !== STANDARD_INPUT);
	if (named.length - others.length > 1)
		throw new OctavoError('configuration', 'Standard input (-) is one document, and is named more than once');
	return others;
}

const linesOf = (named: readonly string[], places: Places): Line[] =>
	named
		.filter((text) => text !== '')
		.map((text) => {
			const literal = statOf(resolvePlace(places, text))?.isFile() === true;
			return { text: literal || !LEADS_UP.test(text) ? text : path.resolve(places.workspace, text), literal };
		});

/** A file that only a pattern or a folder names is left out, and does not keep others from being worked on (docs/semantics.md, D87). */
function problemsOf({ files, empty, refused }: Found, named: readonly string[], places: Places, mayBeEmpty: boolean): Issue[] {
	const paths = new Set(named.map((one) => writtenPath(places, resolvePlace(places, one))));
	const wrong = [...refused].filter(([file]) => paths.has(file) || (files.length === 0 && !mayBeEmpty));
	return [
		...(mayBeEmpty ? [] : empty).map(({ line, reason }) => ({
			field: 'files',
			message: `'${nameOf(named, line)}' matches no file${reason === undefined ? '' : ` (${reason})`}`,
		})),
		...(named.includes('') ? [{ field: 'files', message: EMPTY_NAME }] : []),
		...wrong.map(([file, reason]) => ({ field: 'files', message: `'${file}' ${reason}` })),
	];
}

/** Elsewhere, it would be the current folder with all its documents. */
const EMPTY_NAME = 'the name of a file is empty, as that of a variable that is not set: name a path, a pattern or a folder';

/** As the user wrote it. */
const nameOf = (named: readonly string[], line: string): string =>
	named.find((one) => one === line || path.resolve(one) === line) ?? line;

async function readInput({ input }: Terminal): Promise<Buffer> {
	if (input.isTTY)
		throw new OctavoError('configuration', 'Standard input (-) is the keyboard', {
			advice: 'Send a document to it, as in: cat a.pdf | octavo …',
		});
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of input) {
		const bytes = Buffer.from(chunk as Uint8Array);
		size += bytes.length;
		if (size > MOST_BYTES)
			throw new OctavoError('limit_exceeded', 'Standard input is larger than 2 GB, the most that can be processed');
		chunks.push(bytes);
	}
	if (size === 0) throw new OctavoError('configuration', 'Standard input (-) is empty');
	return Buffer.concat(chunks, size);
}
