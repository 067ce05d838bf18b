/** The preferences of a request (RFC 7240). Those that the service does not know have no effect. */

/** Whether the client wants an answer before the work is done. */
export function prefersAsync(prefer: string | undefined): boolean {
	const plain = preferencesIn(prefer ?? '').map((one) => one.split(';')[0]!.trim().toLowerCase());
	// An empty value counts as none; of a preference that is repeated, the first counts (RFC 7240, 2).
	const [first] = plain.filter((one) => /^respond-async\s*(=|$)/.test(one));
	return first !== undefined && /^respond-async(\s*=\s*"")?$/.test(first);
}

/** The pieces between commas that are not quoted. */
function preferencesIn(header: string): string[] {
	const found: string[] = [];
	let [from, isQuoted] = [0, false];
	for (let at = 0; at < header.length; at++) {
		const character = header[at];
		if (isQuoted && character === '\\') at += 1;
		else if (character === '"') isQuoted = !isQuoted;
		else if (character === ',' && !isQuoted) {
			found.push(header.slice(from, at));
			from = at + 1;
		}
	}
	return [...found, header.slice(from)];
}
