/** Glob patterns as GitHub's own actions read them. The search engine is loaded when it is needed. */
import { invalidParameters } from '../../shared/errors';

/** A path as a pattern that matches only it, for `files` and for actions that read patterns as this one does. */
export function patternFor(file: string): string {
	const escaped = file.replace(/[*?[]/g, '[$&]');
	return /^[#!~]/.test(escaped) ? `./${escaped}` : escaped;
}

/** All files that one pattern matches, without those of the exclusions. @throws OctavoError for a pattern with `..`. */
export async function search(pattern: string, exclusions: readonly string[]): Promise<string[]> {
	const { create } = await import('@actions/glob');
	const globber = await create([pattern, ...exclusions].join('\n'), {
		matchDirectories: false,
		followSymbolicLinks: false,
	}).catch(() => {
		throw leadsOut(pattern);
	});
	return globber.glob();
}

/** The error for a pattern that leads to other folders. */
export function leadsOut(line: string): Error {
	const message = `the pattern '${line}' must stay in the workspace or in RUNNER_TEMP, and must not contain '..'`;
	return invalidParameters([{ field: 'files', message }]);
}
