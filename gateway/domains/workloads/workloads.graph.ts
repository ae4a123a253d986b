import './KubernetesEvent.ts';
import './Pod.ts';
import './Workload.ts';
import './networkAndVolumes.ts';
