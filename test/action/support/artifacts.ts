/**
 * The job's list of artifacts, by the rules of actions/runner 2.336.0 (src/Runner.Worker/CreateArtifactsFileCommand.cs and
 * ArtifactsListFileCommand.cs): a file is listed by its base name, and one name must not have two digests.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 1024 * 1024;
const MOST_SUBJECTS = 500;

export class ArtifactList {
	private readonly subjects = new Map<string, string>();

	/** As GITHUB_ARTIFACTS_LIST holds it. */
	toJson(): string {
		const names = [...this.subjects].sort(([one], [other]) => (one < other ? -1 : 1));
		return JSON.stringify({ version: 1, subjects: names.map(([name, digest]) => ({ name, digest, kind: 'file' })) });
	}

	/** The base names, sorted. */
	names(): string[] {
		return [...this.subjects.keys()].sort();
	}

	/** Takes what a step wrote to GITHUB_ARTIFACTS. @throws Error where the runner fails the step. */
	declare(text: string, workspace: string): void {
		if (Buffer.byteLength(text) > MOST_BYTES) throw new Error('the file is larger than 1024 KB');
		const found = text.split(/\r\n|\r|\n/).flatMap((raw) => {
			const line = raw.trim();
			return line === '' || line.startsWith('#') ? [] : [subjectOf(line, workspace)];
		});
		for (const { name, digest } of found) {
			const known = this.subjects.get(name);
			if (known === digest) continue;
			if (known !== undefined) throw new Error(`artifact '${name}' was already declared with another digest`);
			if (this.subjects.size >= MOST_SUBJECTS) throw new Error('a job may declare at most 500 artifacts');
			this.subjects.set(name, digest);
		}
	}
}

function subjectOf(line: string, workspace: string): { name: string; digest: string } {
	if (line.includes('=')) throw new Error("entries containing '=' are reserved and not permitted");
	const isFile = /^file:\/\//i.test(line);
	if (!isFile && /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(line)) throw new Error('unsupported URI scheme');
	if (!isFile && /^.+@sha(256|384|512):[0-9a-fA-F]+$/.test(line)) throw new Error('an OCI image, which no step here declares');
	const file = path.resolve(workspace, isFile ? line.slice('file://'.length) : line);
	if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`file '${line}' does not exist`);
	const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
	return { name: path.basename(file), digest: `sha256:${digest}` };
}
