/** Glob patterns as GitHub's own actions read them. The search engine is loaded when it is needed. */
import path from 'node:path';
import { invalidParameters } from '../../shared/contract/errors';
import { toPosix, writtenPath, type Places } from '../disk/places';
import { greatest } from '../../shared/lists';
import { systemCode } from '../messages/log';

/** A path as a pattern that matches only it, for `files` and for actions that read patterns as this one does. */
export function patternFor(file: string): string {
	// On Windows, a backslash separates folders.
	const plain = path.sep === '/' ? file.replaceAll('\\', '\\\\') : file;
	const escaped = plain.replace(/[*?[]/g, '[$&]');
	return /^[#!~]/.test(escaped) ? `./${escaped}` : escaped;
}

/**
 * All files that one pattern matches, without those of the exclusions, and without those below `.git` and `node_modules` unless the
 * pattern names the folder.
 *
 * `lost` gets the paths that were passed over, because nothing is there by that name.
 *
 * @throws OctavoError for a pattern with `..`.
 */
export async function search(
	pattern: string,
	exclusions: readonly string[],
	places: Places,
	lost: Set<string> = new Set(),
): Promise<string[]> {
	for (const text of [pattern, ...exclusions])
		if (text.length > LONGEST)
			throw invalidParameters([{ field: 'files', message: `a pattern has more than ${LONGEST} characters, which no path has` }]);
		else if (starsOf(text) > MOST_STARS)
			throw invalidParameters([
				{ field: 'files', message: `the pattern '${text}' has more than ${MOST_STARS} * in one name: write fewer` },
			]);
	const { create } = await import('@actions/glob');
	const patterns = [pattern, ...exclusions.map((line) => line.slice(1).trim())].map((text) => fromRoot(text, places));
	const lines = patterns.map((text, index) => (index === 0 ? text : `!${text}`));
	const globber = await create(lines.join('\n'), { matchDirectories: false, followSymbolicLinks: false }).catch(() => {
		throw leadsOut(pattern);
	});
	passOver(globber.constructor, lost);
	const named = new Set(toPosix(pattern).split('/'));
	const isLeftOut = (file: string) =>
		writtenPath(places, file)
			.split('/')
			.some((part) => NOT_SEARCHED.has(part) && !named.has(part));
	const found = await globber.glob().catch((thrown: unknown): string[] => {
		// No file has such a name.
		if (systemCode(thrown) === 'ENAMETOOLONG') return [];
		throw thrown;
	});
	return found.filter((file) => !isLeftOut(file));
}

interface Engine {
	stat: (item: { readonly path: string }, ...more: readonly unknown[]) => Promise<unknown>;
	passesOver?: Set<string>;
}

/**
 * Makes the engine leave out entries that are not there when it looks at them: another program removed them, or their names are not
 * UTF-8, which Git allows. Otherwise one such name ends the search (docs/semantics.md, D87).
 */
function passOver(constructor: unknown, lost: Set<string>): void {
	const engine = constructor as Engine;
	const known = engine.passesOver;
	engine.passesOver = lost;
	if (known !== undefined) return;
	const look = engine.stat.bind(engine);
	engine.stat = (item, ...more) =>
		look(item, ...more).catch((thrown: unknown) => {
			if (systemCode(thrown) !== 'ENOENT') throw thrown;
			engine.passesOver?.add(item.path);
			return undefined;
		});
}

/** Characters of the longest path on Linux (PATH_MAX). */
const LONGEST = 4096;
/** The search engine makes a regular expression of a name: the time that it takes grows with the power of the number of `*`. */
const MOST_STARS = 4;
const starsOf = (pattern: string): number =>
	greatest(
		toPosix(pattern)
			.split('/')
			.map((part) => part.match(/\*+/g)?.length ?? 0),
	);

/** Folders of programs, whose files the author of a pattern does not mean. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** The pattern with the names that the engine knows: it starts from the current folder, and knows no other names of the workspace. */
function fromRoot(pattern: string, { workspace, otherNames = [] }: Places): string {
	for (const [name, folder] of otherNames)
		if (pattern.startsWith(name) && ['', '/', path.sep].includes(pattern.charAt(name.length)))
			return folder + pattern.slice(name.length);
	return path.isAbsolute(pattern) || workspace === process.cwd() ? pattern : `${patternFor(workspace)}/${pattern}`;
}

/** The error for a pattern that leads to other folders. */
export function leadsOut(line: string): Error {
	const message = `the pattern '${line}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;
	return invalidParameters([{ field: 'files', message }]);
}
