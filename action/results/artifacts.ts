/**
 * Lets a later actions/attest without subjects sign the results. The runner adds the paths in the file GITHUB_ARTIFACTS to the
 * job's list by their base names; the step fails if one name has two digests, or if there are more than 500
 * (actions/runner 2.336.0, src/Runner.Worker/CreateArtifactsFileCommand.cs).
 */
import { createHash } from 'node:crypto';
import { appendFileSync, createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathFromAround, type Places } from '../../runs/disk/places';

const MOST_SUBJECTS = 500;
const MOST_BYTES = 1024 * 1024;

interface Subject {
	readonly name: string;
	readonly digest: string;
}

/** Adds the files, and tells what later steps cannot sign, and why. */
export async function declareArtifacts(files: readonly string[], places: Places): Promise<string[]> {
	const target = process.env['GITHUB_ARTIFACTS'];
	const earlier = earlierSubjects();
	if (!target || earlier === undefined)
		return ['attest has no effect: this runner keeps no list of artifacts. Give the paths to actions/attest as subject-path'];
	const known = new Map(earlier.map(({ name, digest }) => [name, digest]));
	const subjects = await Promise.all(
		files.map(async (file) => ({
			file,
			name: path.posix.basename(file),
			digest: await digestOf(path.resolve(places.workspace, file)),
		})),
	);
	const digests = new Map<string, Set<string>>();
	for (const { name, digest } of subjects) digests.set(name, (digests.get(name) ?? new Set()).add(digest));
	const clashing: string[] = [];
	const unnameable: string[] = [];
	const crowded: string[] = [];
	let text = '';
	for (const { file, name, digest } of subjects) {
		const line = `file://${pathFromAround(places, file)}\n`;
		if (/[=\r\n]|\s$/.test(file)) unnameable.push(file);
		else if ((digests.get(name)?.size ?? 0) > 1 || (known.has(name) && known.get(name) !== digest)) clashing.push(file);
		else if (known.has(name)) continue;
		else if (known.size >= MOST_SUBJECTS || Buffer.byteLength(text) + Buffer.byteLength(line) > MOST_BYTES) crowded.push(file);
		else {
			known.set(name, digest);
			text += line;
		}
	}
	if (text !== '') appendFileSync(target, text);
	return [
		...leftOut(clashing, 'another file of the job has the same name: use different names, not only different folders'),
		...leftOut(unnameable, 'a name with =, a line break or a blank at its end cannot be listed'),
		...leftOut(crowded, `a job can list ${MOST_SUBJECTS} files`),
	];
}

/** The files that earlier steps have listed; `undefined` where the runner keeps no list. */
function earlierSubjects(): readonly Subject[] | undefined {
	try {
		const list = JSON.parse(readFileSync(process.env['GITHUB_ARTIFACTS_LIST'] ?? '', 'utf8')) as {
			readonly subjects?: readonly Subject[];
		};
		return list.subjects;
	} catch {
		return undefined;
	}
}

async function digestOf(file: string): Promise<string> {
	const hash = createHash('sha256');
	await pipeline(createReadStream(file), hash);
	return `sha256:${hash.digest('hex')}`;
}

const leftOut = (files: readonly string[], reason: string): string[] =>
	files.length === 0
		? []
		: [`attest leaves out '${files[0]}'${files.length > 1 ? ` and ${files.length - 1} more` : ''}: ${reason}`];
