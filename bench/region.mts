/**
 * The memory of a client in region mode: the built Action and the built node send a large document to our service and write the
 * answer, each in a process with a heap of 128 MB.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { clients, peakOf } from '../test/support/hosts/region-client';
import { writeLargePdf } from '../test/support/documents/large';
import { between } from './report.mts';
import { end, KEY, startService } from './service/servers.mts';
import { orUsage, wholeNumber } from './usage.mts';

const USAGE = `Usage: npm run bench:region -- [--megabytes N] [--write]

  --megabytes N  size of the document (default 500). The service needs about four times as much
  --write        put the table into bench/README.md`;

/** In bytes. */
const TARGET = 150e6;

const root = process.env['OCTAVO_ROOT'] ?? process.cwd();
const { megabytes, write } = orUsage(USAGE, () => {
	const { values } = parseArgs({
		options: { megabytes: { type: 'string', default: '500' }, write: { type: 'boolean', default: false } },
	});
	return { ...values, megabytes: wholeNumber('megabytes', values.megabytes, 1) };
});
const folder = mkdtempSync(path.join(tmpdir(), 'bench-region-'));
const [service] = await startService(1, 1, {
	OCTAVO_BODY_LIMIT: String(megabytes * 2e6),
	OCTAVO_MEMORY: String(megabytes * 8e6),
});
try {
	const input = path.join(folder, 'in.pdf');
	await writeLargePdf(input, megabytes);
	const lines: string[] = [];
	let isReached = true;
	for (const client of clients) {
		const output = path.join(folder, `${client}.pdf`);
		const peak = await peakOf(client, { url: service!.url.origin, key: KEY, input, output });
		if (statSync(output).size < megabytes * 1e6) throw new Error(`${client}: the answer is too short`);
		isReached &&= peak <= TARGET;
		lines.push(`| ${client} | ${megabytesOf(peak)} MB | ${megabytesOf(TARGET)} MB${peak <= TARGET ? '' : ' MISSED'} |`);
	}
	const table = [
		`\`npm run bench:region\`, Node ${process.version}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`,
		'',
		`| Region mode, ${megabytes} MB document | peak memory of the client | to reach |`,
		'| --- | ---: | ---: |',
		...lines,
	].join('\n');
	console.log(table);
	const readme = path.join(root, 'bench', 'README.md');
	if (write) writeFileSync(readme, between(readFileSync(readme, 'utf8'), 'region', table));
	process.exitCode = isReached ? 0 : 1;
} finally {
	await end(service!);
	rmSync(folder, { recursive: true, force: true });
}

function megabytesOf(bytes: number): string {
	return (bytes / 1e6).toFixed(0);
}
