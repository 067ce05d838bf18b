/** The end of a result's name, which tells programs and people what is in the file. */
import type { Issue } from '../../shared/contract/errors';
import { operationOf } from '../../shared/contract/operations';
import { TEXT_EXTENSIONS, textFileType } from '../../shared/contract/text-result';
import type { Step } from './step-values';

/** Ends of names by the type that they say. Any other is the user's own. */
const TYPES: ReadonlyMap<string, 'pdf' | 'text' | 'png' | 'jpeg' | 'other'> = new Map([
	['pdf', 'pdf'],
	['png', 'png'],
	...['jpg', 'jpeg'].map((end) => [end, 'jpeg'] as const),
	...['webp', 'gif', 'tif', 'tiff', 'docx', 'xlsx', 'zip'].map((end) => [end, 'other'] as const),
	...['txt', 'md', 'json', 'jsonl', 'csv', 'htm', 'html', 'xml'].map((end) => [end, 'text'] as const),
]);

/**
 * Looks for a name that says another type than the results have, and explains it.
 *
 * @param kind whether the results are documents, texts, or files, such as images
 */
export function problemOfEnding(
	output: string,
	kind: 'document' | 'text' | 'file',
	steps: readonly Step[],
): Omit<Issue, 'field'> | undefined {
	const end = /\.([a-z]+)$/i.exec(output)?.[1]?.toLowerCase() ?? '';
	const type = TYPES.get(end);
	const pages = steps.find(({ name }) => operationOf(name).filesArePages);
	if (type === undefined || (kind === 'file' && !pages)) return undefined;
	if (pages) {
		const { image_format: format = 'png' } = pages.params as { readonly image_format?: string };
		if (type === format) return undefined;
		const other = type === 'png' || type === 'jpeg' ? `set image_format to ${type}, or ` : '';
		const message = `names .${end} files, but the pages become ${format} images: ${other}end it with .{extension}`;
		return { message, mentions: ['image_format'] };
	}
	const [wanted, result, right] =
		kind === 'text'
			? ['text', 'text', TEXT_EXTENSIONS[textFileType(steps.at(-1)?.params ?? {})]]
			: ['pdf', 'a PDF document', '.pdf'];
	return type === wanted ? undefined : { message: `names a .${end} file, but the result is ${result}: end it with ${right}` };
}
