import './applyRegistry.ts';
import './ClusterRegistry.ts';
import './createRegistry.ts';
import './deleteRegistry.ts';
import './reapplyRegistry.ts';
import './Registry.ts';
import './removeClusterRegistry.ts';
import './setDefaultRegistry.ts';
