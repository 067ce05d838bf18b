/** The further files of the steps, such as an overlay: which they are for each input, and their content when it is needed. */
import path from 'node:path';
import { decodeAll, rawText } from '../../shared/contract/values/decode';
import { invalidParameters, type Issue, OctavoError } from '../../shared/contract/errors';
import { kebab } from '../../shared/contract/names';
import { LONGEST_TEXT, readMarkup } from '../../shared/contract/documents';
import { operationOf, type OperationName } from '../../shared/contract/operations';
import type { Document } from '../../shared/contract/operations/types';
import { Pace } from '../../shared/pace/pace';
import { pause } from '../../workers/pause';
import { systemCode } from '../messages/log';
import { entryOf, readWhole } from '../disk/calls';
import { readingProblem } from '../disk/confine';
import { FETCH_POINTERS, isPointer } from '../disk/lfs-pointer';
import { allows, resolvePlace, writtenPath, type Places } from '../disk/places';
import { COMPARED, type Decoded, type Step } from '../steps/step-values';

/** Where steps find the earlier version of an input. */
export interface EarlierVersions {
	/** @throws OctavoError */
	readonly read: (file: string) => Promise<Document>;
}

/** Images of a text, and the field that takes them. */
interface Mentioned {
	readonly wire: string;
	readonly images: readonly { readonly target: string; readonly file: string }[];
}

const PER_FILE = /\{(?:dir|name)\}/;

export class SecondFiles {
	/** Files that are the same for every input are read once. */
	private readonly shared = new Map<string, Promise<Document>>();

	constructor(
		private readonly steps: readonly Step[],
		private readonly places: Places,
		private readonly base?: EarlierVersions,
	) {}

	/** Every further file that an input needs, as steps write paths, with the operation that needs it. */
	neededBy(input: string): Map<string, string> {
		return new Map(
			this.steps.flatMap(({ name, paths }) => Object.values(paths).map((pattern) => [this.pathFor(pattern, input), kebab(name)])),
		);
	}

	/** @throws OctavoError `invalid_parameters` if a file that every input needs is missing. */
	check(): void {
		const issues = this.findProblems();
		if (issues.length > 0) throw invalidParameters(issues);
	}

	/** Files that every input needs, and that cannot be read. */
	findProblems(): Issue[] {
		const issues: Issue[] = [];
		for (const { paths } of this.steps)
			for (const [wire, pattern] of Object.entries(paths)) {
				if (PER_FILE.test(pattern)) continue;
				const problem = this.problemOf(this.pathFor(pattern, ''));
				if (problem !== undefined) issues.push({ field: wire, message: problem });
			}
		return issues;
	}

	/** The parameters of a step for one input, with the content of its files. @throws OctavoError `invalid_parameters` */
	async parametersOf({ name, params, paths, fromBase }: Step, input: string): Promise<Decoded> {
		const read: Record<string, unknown> = {};
		if (fromBase && this.base) read[COMPARED] = await this.base.read(input);
		for (const [wire, pattern] of Object.entries(paths)) {
			const file = this.pathFor(pattern, input);
			const document = await (PER_FILE.test(pattern) ? this.read(file, wire) : this.readOnce(file, wire));
			// A field that takes JSON takes the text of the file.
			const isJson = operationOf(name).fields[wire]?.kind === 'json';
			const { params: decoded, issues } = decodeAll(name, { [wire]: isJson ? rawText(document.bytes) : document });
			const own = issues.filter(({ field }) => field === wire);
			if (own.length > 0) throw invalidParameters(own.map(({ field, message }) => ({ field, message: `'${file}': ${message}` })));
			read[wire] = (decoded as Record<string, unknown>)[wire];
		}
		return { ...params, ...read, ...(await this.mentionedBy(name, input)) };
	}

	/** The images that an input mentions for the first step, as steps write paths. */
	async mentionedIn(input: string): Promise<string[]> {
		const [first] = this.steps;
		if (!first) return [];
		try {
			const mentioned = await this.imagesBeside(first.name, input);
			return mentioned ? mentioned.images.map(({ file }) => file) : [];
		} catch (thrown) {
			// An input that cannot be read or parsed is reported when it is worked on.
			if (thrown instanceof OctavoError && thrown.code === 'invalid_parameters') return [];
			throw thrown;
		}
	}

	/** The images that a text mentions, as parameter (docs/semantics.md, D53). */
	private async mentionedBy(name: OperationName, input: string): Promise<Readonly<Record<string, readonly Document[]>>> {
		const mentioned = await this.imagesBeside(name, input);
		if (!mentioned || mentioned.images.length === 0) return {};
		const { wire, images } = mentioned;
		const documents: Document[] = [];
		for (const { target, file } of images) documents.push({ name: target, bytes: (await this.read(file, wire)).bytes });
		const { issues } = decodeAll(name, { [wire]: documents });
		const own = issues.filter(({ field }) => field === wire);
		if (own.length > 0) throw invalidParameters(own);
		return { [wire]: documents };
	}

	/** The images that a text mentions, beside it: those that are there and that the step may read. */
	private async imagesBeside(name: OperationName, input: string): Promise<Mentioned | undefined> {
		const [wire] = Object.entries(operationOf(name).fields).find(([, { kind }]) => kind === 'files') ?? [];
		if (wire === undefined) return undefined;
		const { textKind = 'markdown' } = operationOf(name);
		const { bytes } = await this.read(input, wire);
		if (bytes.length > LONGEST_TEXT) return undefined;
		const { imagesNamedIn, mayNameImages } = await import('../../shared/html/targets');
		const text = readMarkup(name, bytes);
		if (!mayNameImages(textKind, text)) return undefined;
		const images: { readonly target: string; readonly file: string }[] = [];
		for (const target of await imagesNamedIn(textKind, text, new Pace(pause))) {
			if (/^[a-z][a-z0-9+.-]*:|^[/\\#]/i.test(target)) continue;
			const file = writtenPath(this.places, path.posix.join(path.posix.dirname(input), target.replace(/[?#].*$/, '')));
			// In the folder for temporary files, other steps keep what a text of strangers must not show.
			if (!this.places.anywhere && path.isAbsolute(file)) continue;
			if (this.problemOf(file) === undefined) images.push({ target, file });
		}
		return { wire, images };
	}

	private pathFor(pattern: string, input: string): string {
		const { dir, name } = path.posix.parse(input);
		const filled = pattern.replaceAll('{dir}', () => dir || '.').replaceAll('{name}', () => name);
		return writtenPath(this.places, filled);
	}

	private readOnce(file: string, wire: string): Promise<Document> {
		let document = this.shared.get(file);
		if (!document) this.shared.set(file, (document = this.read(file, wire)));
		return document;
	}

	private async read(file: string, wire: string): Promise<Document> {
		const problem = this.problemOf(file);
		if (problem !== undefined) throw invalidParameters([{ field: wire, message: problem }]);
		const bytes = await readWhole(path.resolve(this.places.workspace, file)).catch((thrown: unknown) => {
			throw invalidParameters([{ field: wire, message: `'${file}' could not be opened (${systemCode(thrown)})` }]);
		});
		if (isPointer(bytes))
			throw invalidParameters([
				{ field: wire, message: `'${file}' is a pointer of Git LFS, not the file itself: ${FETCH_POINTERS}` },
			]);
		return { name: path.posix.basename(file), bytes };
	}

	/** By the rules of `files`: an ordinary file in the workspace or in RUNNER_TEMP, and no link out of them. */
	private problemOf(file: string): string | undefined {
		if (!allows(this.places, file)) return `'${file}' must be in the workspace or in RUNNER_TEMP`;
		if (entryOf(resolvePlace(this.places, file)) === undefined)
			return `the file '${file}' does not exist. Paths start at ${this.places.words.start}, and may hold {dir} and {name}`;
		const problem = readingProblem(this.places, file);
		return problem === undefined ? undefined : `'${file}' ${problem}`;
	}
}
