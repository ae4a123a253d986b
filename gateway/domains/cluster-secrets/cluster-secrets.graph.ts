import './createKubernetesSecret.ts';
import './deleteKubernetesSecret.ts';
import './KubernetesSecret.ts';
