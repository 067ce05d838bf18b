/** Completion of operations and options for shells: a script that has the names, and asks nothing while somebody types. */
import { invalidParameters } from '../shared/contract/errors';
import { kebab } from '../shared/contract/names';
import { enteredFields, operationNames, operationOf, type OperationName } from '../shared/contract/operations';
import { SHORT_NAMES, typedNames } from './names';
import { hostOptions } from './options';

const SHELLS = ['bash', 'zsh', 'fish'];

/** @throws OctavoError for a shell that is not known. */
export function completionFor(shell: string | undefined): string {
	if (shell === 'bash') return bash();
	if (shell === 'zsh') return `autoload -U +X bashcompinit && bashcompinit\n${bash()}`;
	if (shell === 'fish') return fish();
	throw invalidParameters([{ field: 'files', message: `completion needs the name of a shell: ${SHELLS.join(', ')}` }]);
}

const longOf = (flags: string): string => /--[\w-]+/.exec(flags)?.[0] ?? '';

const optionsOf = (name: OperationName): string[] => [
	...enteredFields(operationOf(name)).map(([wire]) => `--${kebab(wire)}`),
	...hostOptions.map(([flags]) => longOf(flags)),
];

const commands = (): [typed: string, name: OperationName][] => [
	...operationNames.map((name): [string, OperationName] => [kebab(name), name]),
	...Object.entries(SHORT_NAMES),
];

function bash(): string {
	const cases = commands().map(([typed, name]) => `    ${typed}) words="${optionsOf(name).join(' ')}" ;;`);
	return `_octavo() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W "${typedNames().join(' ')}" -- "$word"))
    return
  fi
  if [[ $word != -* ]]; then return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _octavo octavo
`;
}

function fish(): string {
	const first = commands().map(
		([typed, name]) =>
			`complete -c octavo -n __fish_use_subcommand -a ${typed} -d '${operationOf(name).action.replaceAll("'", '')}'`,
	);
	const options = commands().flatMap(([typed, name]) =>
		optionsOf(name).map((option) => `complete -c octavo -n '__fish_seen_subcommand_from ${typed}' -l ${option.slice(2)}`),
	);
	return `${[...first, ...options].join('\n')}\n`;
}
