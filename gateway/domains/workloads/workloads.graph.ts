import './KubernetesEvent.ts';
import './Pod.ts';
import './Workload.ts';
import './logs/LogPage.ts';
import './logs/logTail.ts';
import './manifests/Manifest.ts';
import './manifests/updateManifest.ts';
import './networkAndVolumes.ts';
