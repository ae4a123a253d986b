CREATE TABLE "kube_client_authorities" (
	"cluster_id" uuid PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kube_serving_authority" (
	"name" text PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kube_client_authorities" ADD CONSTRAINT "kube_client_authorities_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kube_clusters" DROP COLUMN "client_ca_certificate";--> statement-breakpoint
ALTER TABLE "kube_clusters" DROP COLUMN "client_ca_key";