import { readFileSync } from 'node:fs';

/** The text of a package's file with every change made. It throws if one finds nothing, because then the package has changed. */
export function applyChanges(file, changes) {
	let text = readFileSync(file, 'utf8');
	for (const { from, to } of changes) {
		const changed = text.replace(from, to);
		if (changed === text) throw new Error(`${file} has changed: look for what ${from} found`);
		text = changed;
	}
	return text;
}
