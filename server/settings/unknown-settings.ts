/** Refuses unknown variables of the environment that look like settings, such as `OCTAVO_PROT`: the default would hold, silently. */
import { agree } from '../../shared/sentences';
import { nearest } from '../../shared/contract/suggest';

const PREFIX = 'OCTAVO_';

/** Read by other parts of the project, which may share an environment with the service: the proxies, scripts, benches and tests. */
const OF_OTHERS: ReadonlySet<string> = new Set(
	`SITE INSTANCES ROOT PROXY_PORT PORT_ONE PORT_TWO PORT_THREE N8N_LAB N8N_VERSION E2E_MODES E2E_OPERATIONS E2E_PARTS QUEUE_JOBS SPEED_FILES NODE24 FUZZ TESTS SEED ORDER FAILURE MARKS
	PEAK_FILE LIVE_KEY LIVE_URL`
		.split(/\s+/)
		.map((name) => `${PREFIX}${name}`),
);

/** Kubernetes and Docker describe a service named octavo like this to every container beside it. */
const SERVICE_LINK = /_SERVICE_(HOST|PORT)(_\w+)?$|_PORT_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?$/;
const SERVICE_ADDRESS = /^(tcp|udp):\/\//;

/** `settings`: names of all settings. @throws Error that names every unknown variable, without values, which may be keys. */
export function refuseUnknownSettings(
	environment: Readonly<Record<string, string | undefined>>,
	settings: readonly string[],
): void {
	const unknown = Object.entries(environment).flatMap(([name, value = '']) =>
		!name.startsWith(PREFIX) ||
		settings.includes(name) ||
		OF_OTHERS.has(name) ||
		SERVICE_LINK.test(name) ||
		SERVICE_ADDRESS.test(value)
			? []
			: [name],
	);
	if (unknown.length === 0) return;
	// The prefix is a word that all names share, so the search would find all of them.
	const endings = settings.map(ending);
	const listed = unknown.map((name) => {
		const [similar] = nearest(ending(name), endings);
		return similar === undefined ? name : `${name} (did you mean ${PREFIX}${similar}?)`;
	});
	const are = agree(unknown.length, 'is not a setting', 'are not settings');
	throw new Error(
		`${listed.join(' and ')} ${are}: correct or remove ${agree(unknown.length, 'it', 'them')}. docs/service.md lists the settings`,
	);
}

const ending = (name: string): string => name.slice(PREFIX.length);
