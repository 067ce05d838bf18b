/** Messages of a step to the runner: commands in its log, pairs in its files. */

export interface Command {
	readonly name: string;
	readonly data: string;
	readonly properties: Readonly<Record<string, string>>;
}

/** As the runner reads a line: `::name key=value::data` after blanks, or `##[name]data` anywhere. */
export function parseCommand(line: string): Command | undefined {
	const old = /##\[([\w-]+)[^\]]*\](.*)$/.exec(line);
	if (old) return { name: old[1] ?? '', data: old[2] ?? '', properties: {} };
	const [, name, list, data] = /^\s*::([\w-]+)(?: (.*?))?::(.*)$/.exec(line) ?? [];
	if (name === undefined) return undefined;
	const properties = (list ?? '')
		.split(',')
		.filter(Boolean)
		.map((pair) => pair.split(/=(.*)/, 2) as [string, string]);
	return {
		name,
		data: unescape(data ?? ''),
		properties: Object.fromEntries(properties.map(([key, value]) => [key, unescape(value)])),
	};
}

const unescape = (text: string): string =>
	text.replace(/%0D/g, '\r').replace(/%0A/g, '\n').replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%25/g, '%');

/** `key=value`, or `key<<delimiter` with lines up to the delimiter. A later pair replaces an earlier one. @throws Error */
export function parsePairs(text: string): Record<string, string> {
	const pairs: Record<string, string> = {};
	// Only Windows ends lines with CR LF here: elsewhere a CR belongs to the value.
	const lines = text.split(process.platform === 'win32' ? /\r?\n/ : '\n');
	for (let at = 0; at < lines.length; at++) {
		const line = lines[at] ?? '';
		if (line === '') continue;
		const [, key, operator, rest] = /^(.*?)(=|<<)(.*)$/s.exec(line) ?? [];
		if (key === undefined || rest === undefined) throw new Error(`Invalid format '${line}'`);
		if (operator === '=') {
			pairs[key] = rest;
			continue;
		}
		const end = lines.indexOf(rest, at + 1);
		if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${rest}'`);
		pairs[key] = lines.slice(at + 1, end).join('\n');
		at = end;
	}
	return pairs;
}
