/**
 * Generated sections of hand-written files. They are between two lines that contain `<generated NAME>` and `</generated NAME>`
 * in a comment of the file's language.
 */

/** `text` with new content between the markers of `name`. @throws if the markers are missing. */
export function withSection(text: string, name: string, content: string): string {
	const lines = text.split('\n');
	const [from, to] = [`<generated ${name}>`, `</generated ${name}>`].map((marker) =>
		lines.findIndex((line) => line.includes(marker)),
	);
	if (from === undefined || to === undefined || from < 0 || to <= from)
		throw new Error(`has no line <generated ${name}> followed by a line </generated ${name}>`);
	const body = content.endsWith('\n') ? content.slice(0, -1) : content;
	// Markdown needs an empty line between a comment and a table.
	const padding = lines[from]!.trim().startsWith('<!--') ? [''] : [];
	return [...lines.slice(0, from + 1), ...padding, body, ...padding, ...lines.slice(to)].join('\n');
}
