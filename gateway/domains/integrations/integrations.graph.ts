import './CloudToken.ts';
import './removeCloudToken.ts';
import './saveCloudToken.ts';
