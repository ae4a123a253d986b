CREATE TABLE "kube_changes" (
	"cluster_id" uuid NOT NULL,
	"revision" bigint NOT NULL,
	"resource" text NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kube_changes_cluster_id_revision_pk" PRIMARY KEY("cluster_id","revision")
);
--> statement-breakpoint
CREATE TABLE "kube_clusters" (
	"cluster_id" uuid PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"compacted" bigint NOT NULL,
	"next_due_at" timestamp (3) with time zone,
	"client_ca_certificate" text,
	"client_ca_key" text
);
--> statement-breakpoint
CREATE TABLE "kube_objects" (
	"cluster_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"namespace" text NOT NULL,
	"name" text NOT NULL,
	"uid" uuid NOT NULL,
	"revision" bigint NOT NULL,
	"due_at" timestamp (3) with time zone,
	"body" jsonb NOT NULL,
	CONSTRAINT "kube_objects_cluster_id_resource_namespace_name_pk" PRIMARY KEY("cluster_id","resource","namespace","name")
);
--> statement-breakpoint
ALTER TABLE "kube_changes" ADD CONSTRAINT "kube_changes_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kube_clusters" ADD CONSTRAINT "kube_clusters_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kube_objects" ADD CONSTRAINT "kube_objects_cluster_id_clusters_id_fk" FOREIGN KEY ("cluster_id") REFERENCES "public"."clusters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kube_clusters_due" ON "kube_clusters" USING btree ("next_due_at");