/** Manifests for Kubernetes, as its programs read them. */
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { fetched, requireFrom } from '../../scripts/fetched.mjs';
import { run } from '../support/judges/tools';
import { root } from '../support/repository';

export interface Manifest {
	readonly apiVersion: string;
	readonly kind: string;
	readonly metadata: { readonly name: string; readonly namespace?: string };
	readonly spec: Readonly<Record<string, unknown>>;
}

/** By the published schemas. @throws an error that names the fields at fault */
export function validateManifest(manifest: Manifest): void {
	const { apiVersion, kind } = manifest;
	const load = requireFrom(fetched('kubernetes', ['kubernetes-models@4.5.1'], 'kubernetes-models/package.json'));
	const models = load(`kubernetes-models/${apiVersion}/${kind}`) as Record<string, new (data: Manifest) => { validate(): void }>;
	new models[kind]!(manifest).validate();
}

/** The manifests that `kubectl apply -k` would send from a folder in deploy/kubernetes. */
export function buildManifests(...names: string[]): Manifest[] {
	const { code, stdout, stderr } = run('kubectl', ['kustomize', path.join(root, 'deploy', 'kubernetes', ...names)]);
	if (code !== 0) throw new Error(stderr);
	return parseAllDocuments(stdout.toString('utf8')).map((document) => document.toJS() as Manifest);
}
